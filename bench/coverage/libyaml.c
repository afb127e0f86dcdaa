/* Parses standard input with libyaml and counts the events. */
#include "input.h"
#include <stdio.h>
#include <yaml.h>

int main(void) {
  yaml_parser_t parser;
  yaml_event_t event;
  int events = 0, is_end = 0;
  size_t length = read_input();
  if (!yaml_parser_initialize(&parser)) return 2;
  yaml_parser_set_input_string(&parser, (const unsigned char *)input, length);
  while (!is_end && yaml_parser_parse(&parser, &event)) {
    is_end = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    events++;
  }
  yaml_parser_delete(&parser);
  printf("%d events\n", events);
  return !is_end;
}

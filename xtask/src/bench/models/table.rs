//! A table as text: the first column left-aligned, all others right-aligned.

/// The lines of a table, its heading first. Rows may be shorter than the heading.
pub fn table(heading: &[&str], rows: &[Vec<String>]) -> String {
    let widths: Vec<usize> = (0..heading.len())
        .map(|column| {
            let cells = rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count());
            cells.chain([heading[column].chars().count()]).max().unwrap_or(0)
        })
        .collect();
    let line = |cells: Vec<&str>| {
        let mut text = String::new();
        for (column, (cell, &width)) in cells.into_iter().zip(&widths).enumerate() {
            text += &if column == 0 { format!("{cell:width$}") } else { format!("  {cell:>width$}") };
        }
        text.trim_end().to_owned() + "\n"
    };
    let body = rows.iter().map(|row| line(row.iter().map(String::as_str).collect()));
    std::iter::once(line(heading.to_vec())).chain(body).collect()
}

/// A number with thousands separators: `21,367`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [vec!["10".to_owned(), "0.1 (2)".to_owned()], vec!["120".to_owned(), "-".to_owned()]];
        assert_eq!(table(&["N", "flat"], &rows), "N       flat\n10   0.1 (2)\n120        -\n");
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([0, 999, 1000, 21367, 1234567].map(grouped), ["0", "999", "1,000", "21,367", "1,234,567"]);
    }
}

import { type Stringifier, stringify } from 'csv-stringify';

/** Matches a formula that would start a cell in a program with another separator. */
const FORMULA_WITHIN = /([,;\t\r\n][" ]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** A CSV table for spreadsheet programs, with a heading a column. No text becomes a formula. */
export const spreadsheetTable = (
  separator: ',' | ';',
  columns: { key: string; header: string }[],
): Stringifier =>
  stringify({
    // Excel recognizes UTF-8 by it.
    bom: true,
    delimiter: separator,
    record_delimiter: 'windows',
    quoted: true,
    header: true,
    columns,
    escape_formulas: true,
    cast: { string: (text) => text.replace(FORMULA_WITHIN, "$1'") },
  });

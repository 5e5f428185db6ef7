/** The tables that a scene shows, with their header rows. */
export function SceneTables({ tables }: { tables: readonly string[][][] }) {
  return tables.map(([header = [], ...rows], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a table is known by its place alone
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard
    <div key={place} tabIndex={0} className="overflow-x-auto rounded-xl border">
      <table className="w-full text-left text-sm">
        <thead className="bg-muted">
          <tr>
            {header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
              <th key={column} scope="col" className="px-3 py-2 font-medium">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same cells
            <tr key={line}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cells may have the same words
                <td key={column} className="px-3 py-2 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}

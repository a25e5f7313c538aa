import { texts } from './imports.texts.ts'
import { problemIn, type Line, type Reading } from './read-lines.ts'

/** Lines with a struck cell in a column that is read: somebody has taken it back, so they are written only if the caller says that they hold. */
export function withoutStruck(
  read: readonly Line[],
  { header, ways }: Pick<Reading, 'header' | 'ways'>,
  lines: readonly { readonly cells: readonly string[]; readonly line: number }[],
  struck: ReadonlyMap<number, readonly number[]>,
): Line[] {
  if (ways.struck === 'take' || struck.size === 0) return [...read]
  const cellsOf = new Map(lines.map(({ cells, line }) => [line, cells]))
  return read.map((one): Line => {
    const problems = (struck.get(one.line) ?? []).flatMap((column) => {
      const field = header.fields[column]
      return field ? [problemIn(one.line, 'STRUCK', field, cellsOf.get(one.line)?.[column] ?? '', texts.struck)] : []
    })
    return problems.length === 0 ? one : { ...one, act: 'bad', problems: [...(one.act === 'bad' ? one.problems : []), ...problems] }
  })
}

import { FactsTable, Notice, Section, TextButton } from '@jst/ui'
import type { TypeRest } from './split.ts'
import { texts } from './texts.ts'

const words = texts.page

/** Rest of each booked type; `onFill` takes the rest of one into the application. */
export function RestTable({ rests, onFill }: { rests: readonly TypeRest[]; onFill?: (rest: TypeRest) => void }) {
  const over = rests.filter(({ Rest }) => Rest < 0)
  return (
    <Section title={words.rest}>
      {over.length > 0 ? (
        <Notice tone="error">{over.map(({ BoxType, Rest }) => words.over(BoxType, -Rest)).join(texts.joints.clauses)}</Notice>
      ) : null}
      <FactsTable
        label={words.rest}
        titles={[words.type, words.booked, words.used, words.asked, words.left]}
        numeric
        rows={rests}
        rowKey={({ BoxType }) => BoxType}
        renderRow={(row) => (
          <>
            <th scope="row">{row.BoxType}</th>
            <td>{row.Booked}</td>
            <td>{row.Used}</td>
            <td>{row.Asked}</td>
            <td>
              <strong className={row.Rest === 0 ? undefined : 'jst-slip-rest'}>{row.Rest}</strong>{' '}
              {row.Rest > 0 && onFill ? (
                <TextButton aria-label={words.fillOf(row.BoxType)} onClick={() => onFill(row)}>
                  {words.fill}
                </TextButton>
              ) : null}
            </td>
          </>
        )}
      />
    </Section>
  )
}

import { Button } from '@arco-design/web-react'
import type { ImportPlan } from '@jst/contracts/entity'
import { Notice } from '@jst/ui'
import { useEntityTexts } from './useEntityTexts.ts'

/** How a file writes numbers and days, as the query of an import says it. */
export interface ChosenWays {
  readonly Decimal?: 'point' | 'comma'
  readonly Days?: 'dmy' | 'mdy'
  /** Rows with struck cells hold all the same. */
  readonly Struck?: 'take'
}

/** Asks once for the file what unclear numbers and days of it mean. */
export function FileWaysChoice({ plan, busy, onChoose }: { plan: ImportPlan; busy: boolean; onChoose: (ways: ChosenWays) => void }) {
  const { ways: words } = useEntityTexts().importing
  const isAsked = (code: string) => plan.Problems.some(({ Code }) => Code === code)
  const questions: readonly (readonly [string, readonly (readonly [string, ChosenWays])[]])[] = [
    ...(isAsked('UNCLEAR_NUMBER')
      ? [
          [
            words.decimal,
            [
              [words.point, { Decimal: 'point' }],
              [words.comma, { Decimal: 'comma' }],
            ],
          ] as const,
        ]
      : []),
    ...(isAsked('UNCLEAR_DAY')
      ? [
          [
            words.days,
            [
              [words.dmy, { Days: 'dmy' }],
              [words.mdy, { Days: 'mdy' }],
            ],
          ] as const,
        ]
      : []),
    ...(isAsked('STRUCK') ? [[words.struck, [[words.takeStruck, { Struck: 'take' }]]] as const] : []),
  ]
  return questions.map(([question, answers]) => (
    <Notice key={question} tone="warning">
      {question}
      <div className="jst-acts">
        {answers.map(([label, ways]) => (
          <Button key={label} size="small" disabled={busy} onClick={() => onChoose(ways)}>
            {label}
          </Button>
        ))}
      </div>
    </Notice>
  ))
}

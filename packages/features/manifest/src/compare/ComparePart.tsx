import { compareManifest, type ManifestContent } from '@jst/contracts/manifest'
import { useApp, useDetail, useAnswerLanguage } from '@jst/feature-kit'
import { SidesTable } from '@jst/feature-kit/document'
import { ErrorView, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { texts } from '../texts.ts'
import { manifestDifferences, takeManifestValue } from './differences.ts'

const words = texts.compare

interface ComparePartProps {
  /** The filing, or the instructions that a new one begins with. */
  of: { readonly Id: number } | { readonly SiId: number }
  content: ManifestContent
  /** Writes the content with one value of another side. */
  onTake?: (content: ManifestContent) => void
}

/** 补料、舱单与提单对照: differences alone, with the values of the other sides to be taken one by one. */
export const ComparePart = observer(function ComparePart({ of, content, onTake }: ComparePartProps) {
  const { notify } = useApp()
  const sides = useDetail(compareManifest, { ...of, ...useAnswerLanguage() })
  const rows = useMemo(() => (sides.data ? manifestDifferences(content, sides.data) : []), [content, sides.data])
  const others = sides.data ?? []
  return (
    <Section title={words.title}>
      {sides.error ? <ErrorView error={sides.error} onRetry={sides.reload} /> : null}
      {sides.data || sides.error ? null : <p className="jst-muted">{words.loading}</p>}
      {sides.data && rows.length === 0 ? <p role="status">{others.length === 0 ? words.alone : words.same}</p> : null}
      {rows.length === 0 ? null : (
        <>
          {onTake ? <p className="jst-muted">{words.note}</p> : null}
          <SidesTable
            label={words.title}
            mine={words.mine}
            others={others.map(({ Name }) => Name)}
            rows={rows}
            onTake={
              onTake &&
              ((row, side) => {
                onTake(takeManifestValue(content, others[side]!, row.Key))
                notify.success(words.taken(row.Label))
              })
            }
          />
        </>
      )}
    </Section>
  )
})

import type { ManifestContent, ManifestSide } from '@jst/contracts/manifest'
import { SidesTable } from '@jst/feature-kit/document'
import { Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { texts } from '../texts.ts'
import { manifestDifferences, takeManifestValue } from './differences.ts'

const words = texts.importing

interface ProposedPartProps {
  /** Name of the file. */
  name: string
  proposed: ManifestContent
  content: ManifestContent
  onTake: (content: ManifestContent) => void
  onClose: () => void
}

/** 导入建议: values of a file beside those of the form, to be taken one by one or all at once. */
export const ProposedPart = observer(function ProposedPart({ name, proposed, content, onTake, onClose }: ProposedPartProps) {
  const side = useMemo(
    (): ManifestSide => ({ Kind: 'file', Id: 0, Name: name, Content: proposed, Places: { Receipt: '', Pol: '', Pod: '', Delivery: '' } }),
    [name, proposed],
  )
  const rows = useMemo(() => manifestDifferences(content, [side]), [content, side])
  const all = () => onTake(rows.reduce((taken, { Key, Takes }) => (Takes[0] ? takeManifestValue(taken, side, Key) : taken), content))
  return (
    <Section
      title={words.proposals(name)}
      extra={
        <>
          {rows.length > 0 ? <TextButton onClick={all}>{words.takeAll}</TextButton> : null}
          <TextButton onClick={onClose}>{words.done}</TextButton>
        </>
      }
    >
      {rows.length === 0 ? (
        <p role="status">{words.none}</p>
      ) : (
        <>
          <p className="jst-muted">{words.note}</p>
          <SidesTable
            label={words.proposals(name)}
            mine={texts.compare.mine}
            others={[name]}
            rows={rows}
            onTake={(row) => onTake(takeManifestValue(content, side, row.Key))}
          />
        </>
      )}
    </Section>
  )
})

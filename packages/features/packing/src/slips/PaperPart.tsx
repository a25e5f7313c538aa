import { printPreview } from '@jst/contracts/document'
import type { SlipView } from '@jst/contracts/packing'
import { useFileBlob } from '@jst/feature-kit'
import { FetchedPdf } from '@jst/feature-kit/document'
import { Section, Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { slipDocument as document } from './declared.ts'
import { texts } from './texts.ts'

const words = texts.page
type Paper = keyof typeof words.papers
const papers = ['a4', 'roll'] as const satisfies readonly Paper[]

/** The slip as it comes out of the printer, on a sheet or on the roll of a small printer. */
export const PaperPart = observer(function PaperPart({ slip }: { slip: SlipView }) {
  const id = useId()
  const [paper, setPaper] = useState<Paper>('a4')
  if (slip.EirNo === '')
    return (
      <Section title={words.paper}>
        <p className="jst-muted">{words.pending}</p>
      </Section>
    )
  return (
    <Section
      title={words.paper}
      extra={
        <Select
          id={id}
          label={words.paperLabel}
          value={paper}
          options={papers.map((value) => ({ value, label: words.papers[value] }))}
          onChange={(value) => setPaper(value as Paper)}
        />
      }
    >
      <Paper key={`${paper} ${slip.UpdateTime}`} id={slip.Id} paper={paper} />
    </Section>
  )
})

const Paper = observer(function Paper({ id, paper }: { id: number; paper: Paper }) {
  const file = useFileBlob(printPreview.path, {
    Kind: document.kind,
    Id: id,
    Print: paper,
    Language: 'zh',
    Format: 'pdf',
  })
  return (
    // the receipt is a Chinese form, also on an English page
    <div className="jst-slip-paper" lang="zh-CN">
      <FetchedPdf file={file} name={words.papers[paper]} opening={words.paperOpening} />
    </div>
  )
})

import { Button } from '@arco-design/web-react'
import { companyMarkFile, companyMarkList, removeCompanyMark, uploadCompanyMark } from '@jst/contracts/company'
import { markLimits, printMarks, type MarkKind } from '@jst/contracts/document'
import { useAction, useApp, useDetail, useFileBlob, usePicture } from '@jst/feature-kit'
import { ErrorView, FilePick, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.marks
const kinds = Object.keys(printMarks) as MarkKind[]

/** Logo and stamp of the own company, for its prints. Each change counts at once. */
export const CompanyMarks = observer(function CompanyMarks() {
  const marks = useDetail(companyMarkList, {})
  return (
    <Section title={words.title}>
      <p className="jst-muted">{words.lead}</p>
      {marks.status === 'failed' && marks.error ? <ErrorView error={marks.error} onRetry={marks.reload} /> : null}
      {marks.data ? (
        <div className="jst-marks">
          {kinds.map((mark) => (
            <MarkSlot key={mark} mark={mark} since={marks.data?.find(({ Mark }) => Mark === mark)?.UpdateTime} onChanged={marks.reload} />
          ))}
        </div>
      ) : null}
    </Section>
  )
})

interface MarkSlotProps {
  mark: MarkKind
  /** When it was put there; undefined: there is none. */
  since: string | undefined
  onChanged: () => void
}

const MarkSlot = observer(function MarkSlot({ mark, since, onChanged }: MarkSlotProps) {
  const { api, notify } = useApp()
  const zh = printMarks[mark]
  const [problem, setProblem] = useState('')
  const upload = useAction(async (file: File) => {
    setProblem('')
    if (file.size > markLimits.bytes) return setProblem(words.tooLarge)
    await api.upload(uploadCompanyMark, file, { Mark: mark })
    notify.success(words.updated(zh))
    onChanged()
  })
  const remove = useAction(async () => {
    await api.call(removeCompanyMark, { Mark: mark })
    notify.success(words.removed(zh))
    onChanged()
  })
  return (
    <section className="jst-mark" aria-label={zh}>
      <h3>{zh}</h3>
      {since ? <Picture key={since} mark={mark} /> : <p className="jst-mark-room jst-muted">{words.none}</p>}
      <div className="jst-acts">
        <FilePick accept=".png,.jpg,.jpeg" label={words.pick(zh)} onFile={(file) => void upload.run(file)}>
          {(choose) => (
            <Button loading={upload.busy} onClick={choose}>
              {since ? words.renew(zh) : words.pick(zh)}
            </Button>
          )}
        </FilePick>
        {since ? (
          <Button loading={remove.busy} onClick={() => void remove.run()}>
            {words.remove(zh)}
          </Button>
        ) : null}
      </div>
      <p className="jst-field-note" role={problem === '' ? undefined : 'alert'}>
        {problem === '' ? words.hints[mark] : problem}
      </p>
    </section>
  )
})

function Picture({ mark }: { mark: MarkKind }) {
  const { blob, failure, retry } = useFileBlob(companyMarkFile.path, { Mark: mark })
  if (failure) return <ErrorView error={failure} onRetry={retry} />
  return <div className="jst-mark-room">{blob ? <Drawn blob={blob} name={printMarks[mark]} /> : words.loading}</div>
}

const Drawn = ({ blob, name }: { blob: Blob; name: string }) => <img ref={usePicture(blob)} alt={name} />

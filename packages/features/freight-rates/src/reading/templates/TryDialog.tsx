import { Button } from '@arco-design/web-react'
import { freightRateCalls, readingLimits, tryReading, type OpenReading } from '@jst/contracts/freight-rates'
import { useAction, useApp } from '@jst/feature-kit'
import { EntityFields } from '@jst/feature-kit/entity'
import { Dialog, LinesField, Notice, Section } from '@jst/ui'
import { useState } from 'react'
import { MarkedText } from '../MarkedText.tsx'
import { ReadRows } from '../ReadRows.tsx'
import { sentenceOf } from '../Questions.tsx'
import { texts } from './texts.ts'

const supplier = freightRateCalls.entity.all
  .filter(({ key }) => key === 'SupplierCode')
  .map((field) => ({ ...field, zh: texts.source, hint: texts.sourceHint, group: '' }))
type Tried = Pick<OpenReading, 'Text' | 'Side' | 'Reading'>

/** Reads a pasted sample with what is learned, and keeps nothing of it. */
export function TryDialog({ source: first, onClose }: { source: string; onClose: () => void }) {
  const { api } = useApp()
  const [source, setSource] = useState(first)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  const [tried, setTried] = useState<Tried>()
  const { busy, run } = useAction(async () => {
    setWrong(text.trim() === '' ? texts.noSample : '')
    if (text.trim() === '') return
    setTried({ Text: text, Side: 'Cost', Reading: await api.call(tryReading, { Source: source, Text: text }) })
  })
  const open = tried?.Reading.Questions.filter(({ Answer }) => Answer === undefined) ?? []
  return (
    <Dialog title={texts.tryTitle} place="side" width={960} onClose={onClose}>
      <form
        className="jst-read-begin"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <p className="jst-muted">{texts.tryNote}</p>
        <EntityFields
          entity={{ ...freightRateCalls.entity, all: supplier }}
          values={{ SupplierCode: source }}
          errors={{}}
          locked={() => false}
          onChange={(_field, value) => setSource(String(value ?? ''))}
        />
        <LinesField
          label={texts.sample}
          hint={texts.sampleHint}
          rows={8}
          maxLength={readingLimits.text}
          value={text}
          onChange={setText}
          onSend={() => void run()}
          {...(wrong ? { error: wrong } : {})}
        />
        <div className="jst-rate-acts">
          <span />
          <Button type="primary" htmlType="submit" loading={busy}>
            {texts.read}
          </Button>
        </div>
      </form>
      {tried ? (
        <>
          <Notice tone={open.length > 0 ? 'warning' : 'info'}>{texts.result(tried.Reading.Rows.length, open.length)}</Notice>
          <MarkedText opened={tried} />
          {open.length > 0 ? (
            <Section title={texts.questions}>
              <ul>
                {open.map((question) => (
                  <li key={question.Id}>{sentenceOf(question)}</li>
                ))}
              </ul>
            </Section>
          ) : null}
          {tried.Reading.Rows.length > 0 ? <ReadRows opened={tried} rows={tried.Reading.Rows} /> : null}
        </>
      ) : null}
    </Dialog>
  )
}

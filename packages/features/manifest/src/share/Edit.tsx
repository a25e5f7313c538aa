import { Button } from '@arco-design/web-react'
import { manifestLinkPages, proposeByLink, type LinkedField } from '@jst/contracts/manifest'
import { link, useApp } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { EmptyState, LinesField, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { LinkedPage, type Opened } from './LinkedPage.tsx'
import { inLanguage } from './inLanguage.ts'
import { useSpoken } from './speech.ts'
import { texts } from './texts.ts'

/** 舱单填写: the marked parts as a form; what is changed is proposed. */
export const Screen = inLanguage(() => <LinkedPage title={texts.pages.fill}>{(opened) => <Fields {...opened} />}</LinkedPage>)

const Fields = observer(function Fields({ bill, reader }: Opened) {
  const { api, notify, navigate } = useApp()
  const { address } = useSpoken()
  const [key] = useState(() => crypto.randomUUID())
  const sent = useRef<readonly string[]>([])
  const changed = (values: Readonly<Record<string, string>>) => bill.Fields.filter(({ Path, Value }) => (values[Path] ?? Value) !== Value)
  const form = useForm({
    start: () => ({ Values: Object.fromEntries(bill.Fields.map(({ Path, Value }) => [Path, Value])), Note: '' }),
    fields: { Note: { label: texts.note } },
    check: ({ Values }): Record<string, string> => (changed(Values).length === 0 ? { Note: texts.nothing } : {}),
    // a finding of the server names the place among what was sent
    at: (path) => sent.current[Number(/^Fields\[(\d+)\]/.exec(path)?.[1] ?? -1)],
    save: ({ Values, Note }) => {
      sent.current = changed(Values).map(({ Path }) => Path)
      return api.call(proposeByLink, {
        ...reader,
        Key: key,
        Note: Note.trim(),
        Fields: sent.current.map((Path) => ({ Path, Value: Values[Path]! })),
        Vgm: [],
      })
    },
    saved: () => {
      notify.success(texts.sent)
      navigate(link(manifestLinkPages.info, { Token: reader.Token, ...address }))
    },
    keep: `link ${reader.Token.slice(0, 20)}`,
  })
  if (bill.Fields.length === 0) return <EmptyState title={texts.noFields} />
  const { Values } = form.values
  const put = (path: string) => (value: string) => form.write({ Values: { ...Values, [path]: value } })
  return (
    <FormBox form={form}>
      <p className="jst-muted">{texts.note1}</p>
      {[...Map.groupBy(bill.Fields, ({ Group }) => Group)].map(([group, fields]) => (
        <Section key={group} title={group}>
          {fields.map((field) => (
            <Input
              key={field.Path}
              field={field}
              value={Values[field.Path] ?? ''}
              error={form.errors[field.Path]}
              onChange={put(field.Path)}
            />
          ))}
        </Section>
      ))}
      <Section title={texts.note}>
        <LinesField {...form.field('Note')} maxLength={300} />
        <Button type="primary" htmlType="submit" long loading={form.busy}>
          {texts.send}
        </Button>
      </Section>
    </FormBox>
  )
})

interface InputProps {
  field: LinkedField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}
function Input({ field: { Label, Kind, Max }, value, error, onChange }: InputProps) {
  const common = { label: Label, value, error, onChange, maxLength: Max }
  return Kind === 'lines' ? <LinesField {...common} /> : <TextField {...common} />
}

import { Button } from '@arco-design/web-react'
import { manifestLinkPages, openVgms, proposeByLink, vgmFields, vgmStates, type VgmContent } from '@jst/contracts/manifest'
import { link, useApp } from '@jst/feature-kit'
import { EntityFieldControl } from '@jst/feature-kit/entity'
import { unreadNumber } from '@jst/feature-kit/boxes'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { EmptyState, lazyPart, LinesField, Notice, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { blankLine, contentOf, findingsOf, lineOf, recomputed, type VgmLine } from '../vgm/rows.ts'
import { LinkedPage, type Opened } from './LinkedPage.tsx'
import { inLanguage } from './inLanguage.ts'
import { useSpoken } from './speech.ts'
import { texts } from './texts.ts'
import { TicketPart } from './TicketPart.tsx'

const VgmSheetPart = lazyPart(async () => (await import('./VgmSheetPart.tsx')).VgmSheetPart)
/** Said once for all boxes. */
const shared = ['Party', 'Person', 'Phone', 'Email', 'WeighedBy', 'Place'] as const
const fieldOf = (key: string) => vgmFields.find((field) => field.key === key)!
/** Fields of one box by its method. */
const fieldsBy: Readonly<Record<VgmContent['Method'], readonly string[]>> = {
  '': ['Method'],
  SM1: ['Method', 'Unit', 'Weighed', 'Truck', 'Chassis', 'Tare', 'WeighedAt', 'Certificate', 'Reason'],
  SM2: ['Method', 'Unit', 'Cargo', 'Dunnage', 'Tare', 'WeighedAt', 'Reason'],
}
const open: readonly number[] = openVgms.map((state) => vgmStates.codes[state])

/** VGM填报: weights box by box on a phone, or pasted from Excel. */
export const Screen = inLanguage(() => <LinkedPage title={texts.pages.vgm}>{(opened) => <Boxes {...opened} />}</LinkedPage>)

const Boxes = observer(function Boxes({ bill, reader }: Opened) {
  const { api, notify, navigate } = useApp()
  const { answer, address } = useSpoken()
  const [key] = useState(() => crypto.randomUUID())
  const [view, setView] = useState<'boxes' | 'sheet'>('boxes')
  const [rows] = useState(() => bill.Vgm.filter(({ State }) => open.includes(State)))
  const locked = bill.Vgm.filter(({ State }) => !open.includes(State))
  const contentsOf = (lines: readonly VgmLine[], common: VgmLine) =>
    lines.map((line) => {
      const base = rows.find(({ Content }) => Content.BoxNo === line['BoxNo'])?.Content
      const content = contentOf(line, base)
      const said = contentOf(common, undefined)
      return { ...content, ...Object.fromEntries(shared.map((name) => [name, content[name] || said[name]])) }
    })
  const begun = (contents: readonly VgmContent[]) => contents.filter(({ BoxNo, Method, Vgm }) => BoxNo !== '' && (Method !== '' || Vgm > 0))
  const form = useForm({
    start: () => ({
      Lines: rows.map(({ Content }, at): VgmLine => ({ ...lineOf(Content, at + 1), Unit: Content.Unit || 'KGM' })),
      Common: { ...blankLine(), Person: '', Phone: reader.Phone } as VgmLine,
      Note: '',
    }),
    fields: { Note: { label: texts.note } },
    check: ({ Lines, Common }): Record<string, string> => {
      const unread = unreadNumber(vgmFields, Lines)
      if (unread)
        return { Note: texts.notRead(unread.row + 1, answer.Lang === 'en' ? (unread.field.en ?? unread.field.zh) : unread.field.zh) }
      const contents = contentsOf(Lines, Common)
      if (begun(contents).length === 0) return { Note: texts.nothing }
      return Object.fromEntries(
        findingsOf(contents, answer.Lang)
          .filter(({ row, severity, field }) => begun([contents[row]!]).length > 0 && (severity === 'error' || field === 'Vgm'))
          .toReversed()
          .map(({ row, field, message }) => [placeOf(row, field, contents[row]!), message]),
      )
    },
    at: (path) => {
      const [, at = '', field = ''] = /^Vgm\[(\d+)\]\.(\w+)$/.exec(path) ?? []
      const contents = contentsOf(form.values.Lines, form.values.Common)
      const content = begun(contents)[Number(at)]
      return content ? placeOf(contents.indexOf(content), field, content) : undefined
    },
    save: ({ Lines, Common, Note }) =>
      api.call(proposeByLink, { ...reader, Key: key, Note: Note.trim(), Fields: [], Vgm: begun(contentsOf(Lines, Common)) }),
    saved: () => {
      notify.success(texts.sent)
      navigate(link(manifestLinkPages.info, { Token: reader.Token, ...address }))
    },
    keep: `vgm link ${reader.Token.slice(0, 20)}`,
  })
  const { Lines, Common } = form.values
  if (bill.Vgm.length === 0) return <EmptyState title={texts.noBoxes} />
  const putLines = (next: readonly VgmLine[]) => form.write({ Lines: recomputed(Lines, next) })
  return (
    <FormBox form={form}>
      {locked.map(({ Content, State }) => (
        <Notice key={Content.BoxNo}>
          {Content.BoxNo} <StatusTag tone="blue">{texts.state(State)}</StatusTag> {texts.done}
        </Notice>
      ))}
      <Section title={texts.common}>
        {shared.map((name) => (
          <EntityFieldControl
            key={name}
            field={fieldOf(name)}
            value={Common[name] ?? ''}
            error={form.errors[`Common.${name}`]}
            onChange={(value) => form.write({ Common: { ...Common, [name]: value } })}
          />
        ))}
      </Section>
      <p>
        <TextButton onClick={() => setView(view === 'sheet' ? 'boxes' : 'sheet')}>
          {view === 'sheet' ? texts.byBox : texts.bySheet}
        </TextButton>
      </p>
      {view === 'sheet' ? (
        <VgmSheetPart lines={Lines} contents={contentsOf(Lines, Common)} dataKey={`link ${reader.Token}`} onChange={putLines} />
      ) : (
        Lines.map((line, at) => (
          <Section key={String(line['BoxNo'] ?? at)} title={texts.box(String(line['BoxNo'] ?? ''))}>
            {Number(line['Vgm'] ?? 0) > 0 ? <p>{texts.vgm(Number(line['Vgm']))}</p> : null}
            {form.errors[`Box.${at}.Vgm`] ? <Notice tone="error">{form.errors[`Box.${at}.Vgm`]}</Notice> : null}
            {fieldsBy[(line['Method'] ?? '') as VgmContent['Method']].map((name) => (
              <EntityFieldControl
                key={name}
                field={fieldOf(name)}
                value={line[name] ?? null}
                error={form.errors[`Box.${at}.${name}`]}
                onChange={(value) => putLines(Lines.with(at, { ...line, [name]: value }))}
              />
            ))}
            <TicketPart bill={bill} reader={reader} box={String(line['BoxNo'] ?? '')} />
          </Section>
        ))
      )}
      <Section title={texts.note}>
        <LinesField {...form.field('Note')} maxLength={300} />
        <Button type="primary" htmlType="submit" long loading={form.busy}>
          {texts.send}
        </Button>
      </Section>
    </FormBox>
  )
})

const isShared = (field: string): boolean => (shared as readonly string[]).includes(field)
/** Where a finding is shown: above all boxes, at its field, or at the box where the field is not drawn. */
const placeOf = (row: number, field: string, { Method }: VgmContent): string =>
  isShared(field) ? `Common.${field}` : `Box.${row}.${fieldsBy[Method].includes(field) ? field : 'Vgm'}`

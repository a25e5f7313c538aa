import { Button } from '@arco-design/web-react'
import { isAbout } from '@jst/contracts'
import {
  chargeDefaults,
  documentCharges,
  isLocked,
  saveDocumentCharges,
  type ChargeDefaults,
  type ChargesFacts,
  type DocumentCharges,
} from '@jst/contracts/document'
import { ErrorView, Notice, RowActs, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useApp } from '../../app/context.tsx'
import { useDetail } from '../../detail/useDetail.ts'
import { FormNotices } from '../../form/FormNotices.tsx'
import { useForm } from '../../form/useForm.ts'
import { useLiveReload } from '../../live/useLiveReload.ts'
import { useDocumentTexts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { ChargeSheet } from './ChargeSheet.tsx'
import { chargeWords, editedOf, isBegun, problemsIn, withBlank } from './lines.ts'

const none: readonly ChargeDefaults[] = []

interface ChargesPartProps {
  of: OpenDocument
  /** Key of the list in the declaration of the document. */
  sheet: string
}

/** A list of charges of a document: whoever may write edits it in place and saves it as a whole. */
export const ChargesPart = observer(function ChargesPart({ of, sheet }: ChargesPartProps) {
  const words = useDocumentTexts().charges
  const { document, id, state } = of
  const facts = document.charges?.[sheet]
  const mayWrite = state.data?.MayWrite === true && !isLocked(document, state.data.State)
  const charges = useDetail(documentCharges, id === undefined || !facts ? undefined : { Kind: document.kind, Id: id, Sheet: sheet })
  const codes = useDetail(chargeDefaults, mayWrite && facts ? {} : undefined)
  useLiveReload(['document/changed'], [charges], ({ Kinds, Ids }) => Kinds.includes(document.kind) && isAbout(Ids, id))
  if (!facts) return null
  if (charges.error)
    return (
      <Section title={facts.zh}>
        <ErrorView error={charges.error} onRetry={charges.reload} />
      </Section>
    )
  if (mayWrite && codes.error)
    return (
      <Section title={facts.zh}>
        <ErrorView error={codes.error} onRetry={codes.reload} />
      </Section>
    )
  if (!charges.data || !state.data || (mayWrite && !codes.data))
    return (
      <Section title={facts.zh}>
        <p className="jst-muted" role="status">
          {words.loading}
        </p>
      </Section>
    )
  return (
    <ChargesForm
      of={of}
      sheet={sheet}
      facts={facts}
      stored={charges.data}
      codes={codes.data ?? none}
      mayWrite={mayWrite}
      onSaved={(answer) => {
        charges.set(answer)
        state.reload()
      }}
    />
  )
})

interface ChargesFormProps extends ChargesPartProps {
  facts: ChargesFacts
  stored: DocumentCharges
  codes: readonly ChargeDefaults[]
  mayWrite: boolean
  onSaved: (answer: DocumentCharges) => void
}

const ChargesForm = observer(function ChargesForm({
  of: { document, id },
  sheet,
  facts,
  stored,
  codes,
  mayWrite,
  onSaved,
}: ChargesFormProps) {
  const words = useDocumentTexts().charges
  const texts = useDocumentTexts()
  const { api, notify } = useApp()
  const defaults = useMemo(() => new Map(codes.map((one) => [one.Code, one])), [codes])
  const form = useForm({
    stored,
    start: (from) => {
      const edited = editedOf(from)
      return { Lines: mayWrite ? withBlank(edited, { facts, stored: from ?? stored, defaults }, 'blank') : edited }
    },
    fields: {
      Lines: {
        label: facts.zh,
        show: (edited) =>
          edited
            .filter(isBegun)
            .map(({ line }) => chargeWords(line))
            .join('；'),
        check: (edited) => {
          const [first] = problemsIn(edited, facts)
          return first && words.atLine(first.at + 1, edited[first.at]?.line.Code ?? '', first.message)
        },
      },
    },
    save: ({ Lines }, from) =>
      api.call(saveDocumentCharges, {
        Kind: document.kind,
        Id: id!,
        Sheet: sheet,
        UpdateTime: from!.UpdateTime,
        Lines: Lines.filter(isBegun).map(({ line }) => line),
      }),
    saved: (answer) => {
      notify.success(texts.lines.saved(facts.zh))
      onSaved(answer)
    },
    at: () => 'Lines',
    keep: `${document.kind} ${id} charges ${sheet}`,
  })
  const error = form.field('Lines').error
  return (
    <Section
      title={facts.zh}
      extra={
        mayWrite && form.dirty ? (
          <RowActs>
            <Button size="small" disabled={form.busy} onClick={() => form.giveUp()}>
              {words.giveUp}
            </Button>
            <Button size="small" type="primary" loading={form.busy} disabled={form.theirs !== undefined} onClick={() => void form.save()}>
              {words.save}
            </Button>
          </RowActs>
        ) : undefined
      }
    >
      <FormNotices form={form} />
      {error ? <Notice tone="error">{error}</Notice> : null}
      <ChargeSheet
        edited={form.values.Lines}
        onChange={(Lines) => form.write({ Lines })}
        readOnly={!mayWrite || form.theirs !== undefined}
        facts={facts}
        stored={form.stored ?? stored}
        defaults={defaults}
      />
    </Section>
  )
})

import { Button } from '@arco-design/web-react'
import { saveDocumentLines, type DocumentLines, type Line, type LinesFacts } from '@jst/contracts/document'
import { blankOf, problemOf, tidy, type EntityField } from '@jst/contracts/entity'
import { IconButton, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useConfirmed } from '../../app/confirmed.ts'
import { useApp } from '../../app/context.tsx'
import { EntityFieldControl } from '../../entity/EntityFields.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { useDocumentTexts, type DocumentWords } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'

interface LinesDialogProps {
  of: OpenDocument
  part: string
  facts: LinesFacts
  stored: DocumentLines
  onSaved: (lines: DocumentLines) => void
  onClose: () => void
}

/** A row while it is edited: new ones have a key of their own, to stay themselves when others go. */
interface Edited {
  readonly key: number
  readonly values: Line
}

const blankLine = (fields: readonly EntityField[]): Line => ({
  Id: 0,
  ...Object.fromEntries(fields.map((field) => [field.key, blankOf(field)])),
})

/** The rows of one part: added, changed, moved up, taken away; saved together with the version that was opened. */
export const LinesDialog = observer(function LinesDialog({
  of: { document, id },
  part,
  facts,
  stored,
  onSaved,
  onClose,
}: LinesDialogProps) {
  const texts = useDocumentTexts()
  const words = useDocumentTexts().lines
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const form = useForm({
    stored,
    start: (from) => ({
      Rows: (from?.Parts[part] ?? []).map((values, at): Edited => ({ key: at, values })),
      next: 1_000,
    }),
    fields: {
      Rows: {
        label: facts.zh,
        show: (rows) => rows.map(({ values }) => Object.values(values).slice(1).filter(Boolean).join(' ')).join(texts.joint),
        check: (rows) => firstProblem(facts.fields, rows, words.atRow),
      },
    },
    save: ({ Rows }, from) =>
      confirmed((sure) =>
        api.call(saveDocumentLines, {
          Kind: document.kind,
          Id: id!,
          UpdateTime: from!.UpdateTime,
          Part: part,
          Rows: Rows.map(({ values }) => values),
          ...sure,
        }),
      ),
    saved: (answer) => {
      notify.success(words.saved(facts.zh))
      onSaved(answer)
      onClose()
    },
    at: () => 'Rows',
    keep: `${document.kind} ${id} ${part}`,
  })
  const { Rows, next } = form.values
  const write = (rows: readonly Edited[]) => form.write({ Rows: [...rows] })
  const error = form.field('Rows').error
  return (
    <FormDialog form={form} place="side" width={640} title={words.edit(facts.zh)} onClose={onClose}>
      {error ? <Notice tone="error">{error}</Notice> : null}
      {Rows.map(({ key, values }, at) => (
        <fieldset key={key} className="jst-entity-group">
          <legend>
            {words.row(facts.zh, at + 1)}
            {at > 0 ? (
              <IconButton icon="up" label={words.up(at + 1)} onClick={() => write(Rows.toSpliced(at - 1, 2, Rows[at]!, Rows[at - 1]!))} />
            ) : null}
            <IconButton icon="close" label={words.remove(at + 1)} onClick={() => write(Rows.toSpliced(at, 1))} />
          </legend>
          <div className="jst-form-grid jst-form-grid-top">
            {facts.fields.map((field) => (
              <EntityFieldControl
                key={field.key}
                field={field}
                value={values[field.key] ?? null}
                error={error === undefined ? undefined : problemOf(field, tidy(field, values[field.key] ?? null))}
                onChange={(value) => write(Rows.with(at, { key, values: { ...values, [field.key]: value } }))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        disabled={Rows.length >= facts.most}
        onClick={() => form.write({ Rows: [...Rows, { key: next, values: blankLine(facts.fields) }], next: next + 1 })}
      >
        {words.add(facts.zh)}
      </Button>
    </FormDialog>
  )
})

function firstProblem(fields: readonly EntityField[], rows: readonly Edited[], atRow: DocumentWords['lines']['atRow']): string | undefined {
  for (const [at, { values }] of rows.entries())
    for (const field of fields) {
      const problem = problemOf(field, tidy(field, values[field.key] ?? null))
      if (problem !== undefined) return atRow(at + 1, problem)
    }
  return undefined
}

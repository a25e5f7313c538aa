import { LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useApp } from '../app/context.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'
import type { Stored } from './spec.ts'
import { useForm } from './useForm.ts'

interface Values {
  readonly Text: string
}
interface TextDialogProps<R> extends Pick<
  FormDialogProps<Values, Stored, R>,
  'title' | 'note' | 'submit' | 'danger' | 'onClose' | 'children'
> {
  /** Name of the text. */
  label: string
  /** A sentence replaces 请填写… Default: the text may not be empty. */
  required?: boolean | string
  maxLength: number
  /** The call with the text, without blanks around it. */
  send: (text: string) => Promise<R>
  /** Sentence of the notice afterwards. */
  done: string | ((reply: R) => string)
  onDone?: ((reply: R) => void) | undefined
}

/** Asks for one text, such as the reason of an act, and sends it. */
export const TextDialog = observer(function TextDialog<R>({
  label,
  required = true,
  maxLength,
  send,
  done,
  onDone,
  children,
  ...dialog
}: TextDialogProps<R>) {
  const { notify } = useApp()
  const form = useForm<Values, Stored, R>({
    start: () => ({ Text: '' }),
    fields: { Text: { label, required } },
    at: () => 'Text',
    save: ({ Text }) => send(Text.trim()),
    saved: (reply) => {
      notify.success(typeof done === 'string' ? done : done(reply))
      dialog.onClose()
      onDone?.(reply)
    },
  })
  return (
    <FormDialog form={form} {...dialog}>
      {children}
      <LinesField {...form.field('Text')} maxLength={maxLength} />
    </FormDialog>
  )
}) as <R>(props: TextDialogProps<R>) => ReactNode

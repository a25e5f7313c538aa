import { useState } from 'react'
import type { FormModel } from '../form/FormModel.ts'
import type { FormSpec, Stored } from '../form/spec.ts'
import { useForm } from '../form/useForm.ts'
import { addressOf } from './addressOf.ts'

/** The form of a new link, and the link that it made. */
export interface LinkForm<V extends object, R> {
  readonly form: FormModel<V, Stored, R>
  readonly made: { readonly address: string; readonly reply: R } | undefined
  /** Back to the form. */
  readonly again: () => void
  /** A link was made or revoked. */
  readonly onChanged: () => void
}

interface LinkFormSpec<V extends object, R> extends Pick<FormSpec<V, Stored, R>, 'fields' | 'unasked'> {
  readonly start: () => V
  readonly make: (values: V) => Promise<R>
  /** Language of the page behind the link. Default: Chinese. */
  readonly language?: (values: V) => string
  readonly onChanged: () => void
}

export function useLinkForm<V extends object, R extends { readonly Path: string }>(spec: LinkFormSpec<V, R>): LinkForm<V, R> {
  const { make, language, onChanged, ...formSpec } = spec
  const [created, setCreated] = useState<LinkForm<V, R>['made']>()
  const form: FormModel<V, Stored, R> = useForm<V, Stored, R>({
    ...formSpec,
    save: make,
    saved: (reply, values) => {
      setCreated({ address: addressOf(reply.Path, language?.(values) ?? ''), reply })
      form.clear()
      onChanged()
    },
  })
  return { form, made: created, again: () => setCreated(undefined), onChanged }
}

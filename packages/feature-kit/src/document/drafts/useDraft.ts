import type { DocumentFacts } from '@jst/contracts/document'
import { runInAction } from 'mobx'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useApp } from '../../app/context.tsx'
import type { FormModel } from '../../form/index.ts'
import { Draft } from './Draft.ts'

/**
 * Keeps what is typed into a form as the draft of a record, or of a new one (`draftKey`): over reloads, crashes and tabs, and for whoever goes on
 * with it. A save of the form takes it along: its call gets `...used`. Undefined where nobody is signed in, or `key` is none.
 * @param title what people call it in a list of drafts
 */
export function useDraft<V extends object, S extends object, R>(
  document: DocumentFacts,
  key: string | undefined,
  form: FormModel<V, S, R>,
  title: () => string,
): Draft | undefined {
  const app = useApp()
  const [draft] = useState(() => (key === undefined || !app.session.employee ? undefined : new Draft(app, { document, key, form })))
  useLayoutEffect(() => {
    if (draft) runInAction(() => (form.keeper = draft))
  }, [form, draft])
  useLayoutEffect(() => draft?.named(title))
  useEffect(() => draft?.open(), [draft])
  return draft
}

import { Button } from '@arco-design/web-react'
import { Notice, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useKitTexts } from '../screens/language.tsx'
import { FieldChoice } from './FieldChoice.tsx'
import type { FormModel } from './FormModel.ts'
import type { Part, Versions } from './merge.ts'
import { StaleComparison } from './StaleComparison.tsx'

export interface FormNoticesProps<V extends object, S extends object, R> {
  form: FormModel<V, S, R>
  /** Parts of a conflict that are decided one by one. Default: the fields of the form, each with what was typed until it is left to the other. */
  parts?: ((versions: Versions<V>) => readonly Part<V>[]) | undefined
  /** One line on what happened, where it was no save of somebody else. */
  lead?: string | undefined
  /** Lists what was found, for a form longer than a screen. A table of thousands of rows has as many findings: the first ones are listed. */
  summary?: boolean | undefined
}

const mostListed = 20

/**
 * Notices of a form above its fields: restored input, failures, and conflicts. After a refusal the cursor goes to the first field
 * with a finding.
 */
export const FormNotices = observer(function FormNotices<V extends object, S extends object, R>({
  form,
  parts,
  lead,
  summary = false,
}: FormNoticesProps<V, S, R>) {
  const texts = useKitTexts().form
  const top = useRef<HTMLDivElement>(null)
  const { refusals } = form
  const findings = summary ? Object.values(form.errors) : []
  useEffect(() => {
    if (refusals === 0) return
    const wrong = top.current
      ?.closest('form, .jst-stack-form, .jst-detail, .jst-page-frame')
      ?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // not in every environment
    if (wrong) wrong.focus()
    else top.current?.scrollIntoView?.({ block: 'nearest' })
  }, [refusals])
  return (
    <div ref={top} className="jst-notices">
      {form.restored && !form.keeper ? (
        <Notice action={<TextButton onClick={() => form.giveUp()}>{texts.dropRestored}</TextButton>}>{texts.restored}</Notice>
      ) : null}
      {form.failure ? <Notice tone="error">{form.failure}</Notice> : null}
      {findings.length > 0 ? (
        <Notice tone="error">
          {texts.findings(findings.length)}
          <ul>
            {findings.slice(0, mostListed).map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
            {findings.length > mostListed ? <li>{texts.moreFindings(findings.length - mostListed)}</li> : null}
          </ul>
        </Notice>
      ) : null}
      {form.theirs ? parts ? <FieldChoice form={form} parts={parts} lead={lead} /> : <Whole form={form} lead={lead} /> : null}
    </div>
  )
}) as <V extends object, S extends object, R>(props: FormNoticesProps<V, S, R>) => ReactNode

/** Comparison of both versions. Of several fields each can be left as it stands now; the others keep what was typed. */
const Whole = observer(function Whole<V extends object, S extends object, R>({ form, lead }: Omit<FormNoticesProps<V, S, R>, 'parts'>) {
  const words = useKitTexts().stale
  const [left, setLeft] = useState<readonly string[]>([])
  const { differences, merged, standing } = form
  const chosen = Object.fromEntries(differences.map(({ key }) => [key, left.includes(key) ? 'theirs' : 'mine'] as const))
  const merge = () => form.merge({ ...merged, ...Object.fromEntries(left.map((key) => [key, standing?.[key as keyof V]])) })
  return (
    <StaleComparison
      lead={lead ?? (differences.length === 0 ? words.same : words.lead)}
      differences={differences}
      chosen={differences.length > 1 ? chosen : undefined}
      onChoose={(key, side) => setLeft(side === 'theirs' ? [...left, key] : left.filter((one) => one !== key))}
    >
      <Button onClick={() => form.takeTheirs()}>{words.takeTheirs}</Button>
      <Button type="primary" onClick={left.length > 0 ? merge : () => void form.keepMine()}>
        {left.length > 0 ? words.merge : words.keepMine}
      </Button>
    </StaleComparison>
  )
}) as <V extends object, S extends object, R>(props: Omit<FormNoticesProps<V, S, R>, 'parts'>) => ReactNode

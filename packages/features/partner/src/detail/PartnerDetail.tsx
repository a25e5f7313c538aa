import { documentLines } from '@jst/contracts/document'
import { useApp, useBack, useDetail, useScreenId, useTitle, type App, type ScreenLocation, type ScreenModule } from '@jst/feature-kit'
import {
  ClaimTool,
  FilesPart,
  LinesPart,
  Moves,
  preloadDocument,
  PrintTool,
  StateTag,
  Thread,
  useDocument,
} from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DetailPage, EmptyState, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import type { Kind } from '../kinds.ts'
import { texts } from '../texts.ts'
import { factsOf } from './facts.ts'
import { LinkTool } from './LinkTool.tsx'
import { StaffPart } from './StaffPart.tsx'

const words = texts.detail

/**
 * The page of a customer or provider: what is known of it, whoever looks after it, and what was done and said.
 * @param More a section that one kind alone has
 * @param Parties its shipping parties, which one kind alone has
 */
export function detailScreen(
  kind: Kind,
  More?: ComponentType<{ id: number; onChanged: () => void }>,
  Parties?: ComponentType<{ customerCode: string }>,
): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const { calls, document } = kind
  const preload = (app: App, { search }: ScreenLocation): void => {
    const Id = Number(new URLSearchParams(search).get('Id'))
    if (!(Id > 0)) return
    app.reads.start(calls.get, { Id })
    preloadDocument(app, document, Id)
  }
  const Screen = observer(function PartnerDetail() {
    const { permissions } = useApp()
    const id = useScreenId('Id')
    const onBack = useBack()
    const row = useDetail(calls.get, id === undefined ? undefined : { Id: id })
    const lines = useDetail(documentLines, id === undefined ? undefined : { Kind: document.kind, Id: id })
    const of = useDocument(document, id, [row, lines])
    const mayEdit = usePermitted('edit', kind.path.list)
    const maySurvey = permissions.holds(kind.path.survey)
    const mayRole = permissions.holds(kind.path.role)
    const stored = row.data
    const state = of.state.data
    const used = stored?.State === 'active' || stored?.State === 'disabled'
    useTitle(stored?.NameZh)
    if (id === undefined || row.status === 'empty')
      return <EmptyState asPage title={texts.form.notFound} action={<AppLink to={kind.path.list}>{texts.form.back}</AppLink>} />
    return (
      <DetailPage
        title={stored?.NameZh ?? kind.title.detail}
        trail={[{ label: kind.title.list, to: kind.path.list }, { label: stored?.NameZh ?? kind.title.detail }]}
        status={
          state && (
            <>
              <StateTag document={document} state={state} />
              <ClaimTool of={of} />
            </>
          )
        }
        onBack={onBack}
        facts={stored ? factsOf(stored) : []}
        actions={
          stored && used ? (
            <>
              {maySurvey ? <AppLink to={kind.to.survey(id)}>{words.survey}</AppLink> : null}
              {mayRole && stored['Joined'] === true ? <AppLink to={kind.to.role(id)}>{words.role}</AppLink> : null}
              {mayEdit ? <AppLink to={kind.to.edit(id)}>{words.edit}</AppLink> : null}
              <PrintTool of={of} print="master" />
              <Moves of={of} onMoved={row.reload} />
            </>
          ) : undefined
        }
        notice={stored?.State === 'merged' ? <Notice tone="warning">{words.merged(stored.MergedInto)}</Notice> : undefined}
        rail={<Thread of={of} />}
        state={row.status === 'failed' ? 'failed' : stored ? 'ready' : 'loading'}
        error={row.error}
        onRetry={row.reload}
      >
        {stored ? (
          <>
            <EntityFacts
              entity={calls.entity}
              row={stored}
              extra={used && state?.MayWrite ? <LinkTool kind={kind} row={stored} onDone={row.reload} /> : undefined}
            />
            {More ? <More id={id} onChanged={row.reload} /> : null}
            <StaffPart kind={kind} id={id} />
            {Object.keys(document.lines ?? {}).map((part) => (
              <LinesPart key={part} of={of} part={part} lines={lines} />
            ))}
            {Parties ? <Parties customerCode={stored.Code} /> : null}
            <FilesPart of={of} />
          </>
        ) : null}
      </DetailPage>
    )
  })
  return { Screen, preload }
}

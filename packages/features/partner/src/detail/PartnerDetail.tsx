import type { EntityRow } from '@jst/contracts/entity'
import { useApp, type ScreenModule } from '@jst/feature-kit'
import { documentScreen, LineParts, PrintTool } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { AppLink } from '@jst/ui'
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
export const detailScreen = (
  kind: Kind,
  More?: ComponentType<{ id: number; onChanged: () => void }>,
  Parties?: ComponentType<{ customerCode: string }>,
): Required<Pick<ScreenModule, 'Screen' | 'preload'>> =>
  documentScreen(kind.calls, kind.document, {
    title: kind.title.detail,
    list: kind.title.list,
    name: ({ NameZh }) => NameZh,
    facts: factsOf,
    edit: 'none',
    tools: (row, of) => (
      <>
        <Ways kind={kind} row={row} />
        <PrintTool of={of} print="master" />
      </>
    ),
    sections: (row, of) => (
      <>
        <EntityFacts
          entity={kind.calls.entity}
          row={row}
          extra={isUsed(row) && of.state.data?.MayWrite ? <LinkTool kind={kind} row={row} onDone={of.row.reload} /> : undefined}
        />
        {More ? <More id={row.Id} onChanged={of.row.reload} /> : null}
        <StaffPart kind={kind} id={row.Id} />
        <LineParts of={of} />
        {Parties ? <Parties customerCode={row.Code} /> : null}
      </>
    ),
  })

const isUsed = ({ State }: EntityRow) => State === 'active' || State === 'disabled'

/** Links to the other pages of a partner, to those that the reader has. */
const Ways = observer(function Ways({ kind, row }: { kind: Kind; row: EntityRow }) {
  const { permissions } = useApp()
  const mayEdit = usePermitted('edit', kind.path.list)
  return (
    <>
      {permissions.holds(kind.path.survey) ? <AppLink to={kind.to.survey(row.Id)}>{words.survey}</AppLink> : null}
      {permissions.holds(kind.path.role) && row['Joined'] === true ? <AppLink to={kind.to.role(row.Id)}>{words.role}</AppLink> : null}
      {mayEdit ? <AppLink to={kind.to.edit(row.Id)}>{words.edit}</AppLink> : null}
    </>
  )
})

import { documentList } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { AppLink, StatusTag } from '@jst/ui'
import { CustomerSettings } from '../credit/CustomerSettings.tsx'
import type { Kind } from '../kinds.ts'
import { texts } from '../texts.ts'

/** The list of a kind of partner: that of its documents, whose rows open their own pages. */
export function partnerScreen(kind: Kind) {
  const parts = documentList(kind.document, { of: (row) => kind.to.detail(row.Id), add: kind.to.edit() })
  return entityScreen(kind.calls, kind.title.list, {
    ...parts,
    cells: {
      ...parts.cells,
      NameZh: (row) => <AppLink to={kind.to.detail(row.Id)}>{row.NameZh}</AppLink>,
      Joined: (row) => (row['Joined'] === true ? <StatusTag tone="green">{texts.joined}</StatusTag> : null),
    },
    actions: () => (kind.more.kind === 'customer' ? <CustomerSettings /> : parts.actions()),
  })
}

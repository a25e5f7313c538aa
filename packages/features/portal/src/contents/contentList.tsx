import '@jst/ui/areas/portal.css'
import { contentKinds, type ContentKind } from '@jst/contracts/portal'
import { link, type ScreenModule } from '@jst/feature-kit'
import { documentList } from '@jst/feature-kit/document'
import { entityScreen, type EntityScreenParts } from '@jst/feature-kit/entity'
import { AppLink, StatusTag } from '@jst/ui'
import { PictureField } from '../pictures/PictureField.tsx'
import { RichField } from '../pictures/RichField.tsx'
import { texts } from './texts.ts'

/** Editors of the fields that contents have and other entities do not. */
export const controls = { rich: RichField, picture: PictureField } as const

/** Address of the page of a content. */
const pageOf = ({ document, query }: ContentKind, Id: number): string =>
  link(document.page, { ...Object.fromEntries(new URLSearchParams(query)), Id })

/** The list of a kind: its documents, with what has changed since it was published. */
export function contentList(
  kind: ContentKind,
  label: string,
  more: EntityScreenParts = {},
): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const parts = documentList(kind.document, { of: (row) => pageOf(kind, row.Id) })
  return entityScreen(kind.calls, label, {
    ...parts,
    ...more,
    // contents are published and withdrawn; none stands for another one
    views: (texts) => parts.views(texts).filter(({ key }) => key !== 'merged'),
    controls,
    lead: ['NameZh', 'Stage', 'Edited'],
    cells: {
      ...parts.cells,
      NameZh: (row) => <AppLink to={pageOf(kind, row.Id)}>{row.NameZh}</AppLink>,
      Edited: (row) => (row['Edited'] === true ? <StatusTag tone="orange">{texts.edited}</StatusTag> : null),
    },
  })
}

export const { news, announcement, job, service, office, letter, download, shipTable } = contentKinds

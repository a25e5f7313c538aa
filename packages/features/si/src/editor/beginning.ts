import { catalogueOf, siInfo, siLog, siTemplateInfo, type SiRecord } from '@jst/contracts/si'
import { useDetail, useScreenId } from '@jst/feature-kit'
import { recordFromWire, templateFromWire } from '@jst/si-drafts/rules'
import { useMemo } from 'react'
import { filledOf, patchOf } from './templates/applying.ts'

/** Choices that a copy takes over besides the texts; numbers, routing and goods stay the order's. */
const copied = ['consignor', 'consignee', 'notifier1', 'notifier2', 'notifier3', 'marks', 'goods', 'hsCode', 'emails', 'remarks'] as const
const chosen = ['paymentMethod', 'signingMethod', 'transportTerms', 'goodsType'] as const

const textsOf = (record: SiRecord): Partial<SiRecord> =>
  Object.fromEntries([...copied, ...chosen].filter((name) => record[name] !== '').map((name) => [name, record[name]]))

const typed = catalogueOf('record').filter(
  ({ by, name }) => by === 'user' && name !== 'orderId' && name !== 'siType' && name !== 'draftCount',
)
/** Everything that people fill in, containers included: an earlier version as new content. */
const contentOf = (record: SiRecord): Partial<SiRecord> => ({
  ...Object.fromEntries(typed.map(({ name }) => [name, record[name as keyof SiRecord]])),
  containers: record.containers,
  masterBills: record.masterBills,
})

/**
 * Source of the initial values in the address: `TemplateId`, `CopyId` (another record), `VersionId` (an earlier version). A source that cannot be
 * read is ignored.
 */
export function useBeginning(): { patch: Partial<SiRecord> | undefined; loading: boolean } {
  const [templateId, copyId, versionId] = [useScreenId('TemplateId'), useScreenId('CopyId'), useScreenId('VersionId')]
  const template = useDetail(siTemplateInfo, templateId === undefined ? undefined : { Id: templateId })
  const copy = useDetail(siInfo, copyId === undefined ? undefined : { Id: copyId })
  const version = useDetail(siLog, versionId === undefined ? undefined : { Id: versionId })
  const patch = useMemo(() => {
    if (template.data) {
      const texts = templateFromWire(template.data)
      return patchOf(texts, new Set(filledOf(texts)))
    }
    if (copy.data) return textsOf(recordFromWire(copy.data))
    return version.data && contentOf(recordFromWire(version.data))
  }, [template.data, copy.data, version.data])
  const loading = [template, copy, version].some(({ status }) => status === 'first' || status === 'loading')
  return { patch, loading }
}

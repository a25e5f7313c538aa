import type { ManifestContent, ManifestRole } from '@jst/contracts/manifest'
import { showValue } from '@jst/contracts/entity'
import { sealsText, sealSources, sealSourcesEn } from '@jst/contracts/packing'
import { LineFacts } from '@jst/feature-kit/document'
import { FactGrid, FactsTable, formatNumber, formatText, Section } from '@jst/ui'
import { headFields, manifestGoodsFields, manifestPartyFields, manifestRoles } from '../declared-fields.ts'
import { language, texts } from '../texts.ts'

const words = texts.info
const plain = (zh: string) => zh.replace(/ \*$/, '')
const roles = Object.keys(manifestRoles) as ManifestRole[]

/** The content of a filing, as it was entered; what is blank is left out. */
export function ContentFacts({ content }: { content: ManifestContent }) {
  const head = headFields.flatMap((field) => {
    const stored = content[field.key as 'BillNo'] ?? null
    const value = field.kind === 'number' && typeof stored === 'number' ? formatNumber(stored) : showValue(field, stored, language())
    return value === '' || value === '0' || (field.kind === 'flag' && !content[field.key as 'BreakBulk'])
      ? []
      : [{ label: plain(field.zh), value: formatText(value) }]
  })
  const parties = roles.filter((role) => Object.values(content[role]).some((value) => value !== ''))
  return (
    <>
      <Section title={words.head}>
        <FactGrid facts={head} />
      </Section>
      {parties.map((role) => (
        <Section key={role} title={`${manifestRoles[role][0]}${role === 'Consignee' && content.ToOrder ? ' · TO ORDER' : ''}`}>
          <FactGrid
            facts={manifestPartyFields
              .filter(({ key }) => content[role][key as 'Name'] !== '')
              .map(({ key, zh }) => ({ label: zh, value: formatText(content[role][key as 'Name']) }))}
          />
        </Section>
      ))}
      <LineFacts title={texts.goods} fields={manifestGoodsFields} lines={content.Goods.map((row) => ({ Id: 0, ...row }))} />
      <Section title={texts.boxes}>
        <FactsTable
          label={texts.boxes}
          titles={[...words.boxTitles]}
          rows={content.Boxes}
          rowKey={({ BoxNo }) => `${BoxNo} ${content.Boxes.findIndex((box) => box.BoxNo === BoxNo)}`}
          renderRow={({ BoxNo, BoxType, Seals, Packages, Weight, Volume }) => (
            <>
              <th scope="row">{formatText(BoxNo)}</th>
              <td>{formatText(BoxType)}</td>
              <td>{formatText(sealsText(Seals, language() === 'en' ? sealSourcesEn : sealSources))}</td>
              <td>{formatNumber(Packages)}</td>
              <td>{formatNumber(Weight)}</td>
              <td>{formatNumber(Volume)}</td>
            </>
          )}
        />
      </Section>
    </>
  )
}

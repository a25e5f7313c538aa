import { manifestLimits, type ManifestRole } from '@jst/contracts/manifest'
import { defineEntity } from '@jst/contracts/entity'
import { zoneOf } from '@jst/contracts/schedules/times'
import type { BoxRow, Line } from '@jst/contracts/document'
import { boxColumns, boxForm, BoxRows, BoxTool, BoxTools, useBoxSheet, useBoxTexts } from '@jst/feature-kit/boxes'
import { FormLines } from '@jst/feature-kit/document'
import { EntityFields, useEntityTexts } from '@jst/feature-kit/entity'
import { measures, ofUnits, unitsOf } from '@jst/packing'
import { Sheet } from '@jst/sheet/react'
import '@jst/sheet/styles.css'
import { FlagField, formatNumber, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { headFields, manifestGoodsFields, manifestPartyFields, manifestRoles } from '../declared-fields.ts'
import { texts } from '../texts.ts'
import { blankGoods, goodsOfBoxes, roles, sheetFacts } from './content.ts'
import type { ManifestForm } from './useManifestForm.ts'

const words = texts.editor
const entity = (name: string, zh: string, fields: typeof headFields) =>
  defineEntity({ name, kind: name, table: name, zh, path: '', ownOnly: true, stated: true, fields })
/** Fields of the head with the clock of the port of loading, by which deadlines are counted. */
const headOf = (port: string) => {
  const hint = words.clock(port, zoneOf(port))
  return entity(
    'manifestHead',
    words.head,
    headFields.map((field) => ('moment' in field ? { ...field, hint, hintEn: hint } : field)),
  )
}
const partyEntity = entity('manifestParty', words.parties, manifestPartyFields)
const form = boxForm(sheetFacts)
const rowHeight = 30
const none = () => false
const mainRoles: readonly ManifestRole[] = ['Shipper', 'Consignee', 'Notify']

interface PartProps {
  model: ManifestForm
  /** By field of the head, and `Shipper.Name` of companies. */
  errors: Readonly<Record<string, string>>
}

export const HeadSection = observer(function HeadSection({ model, errors }: PartProps) {
  const port = String(model.values.Head['Pol'] ?? '')
    .trim()
    .toUpperCase()
  const headEntity = useMemo(() => headOf(port), [port])
  return (
    <Section title={words.head}>
      <EntityFields
        entity={headEntity}
        values={model.values.Head}
        errors={errors}
        onChange={(field, value) => model.write({ Head: { ...model.values.Head, [field.key]: value } })}
        locked={none}
      />
    </Section>
  )
})

/** Shipper, consignee and notify party; buyer and seller where a filing names them. */
export const PartySections = observer(function PartySections({ model, errors, abroad }: PartProps & { abroad: boolean }) {
  const { Parties, ToOrder } = model.values
  return roles
    .filter((role) => abroad || mainRoles.includes(role))
    .map((role) => (
      <Section key={role} title={manifestRoles[role][0]}>
        {role === 'Consignee' ? (
          <FlagField label={words.toOrder} value={ToOrder} onChange={(value) => model.write({ ToOrder: value })} />
        ) : null}
        <EntityFields
          entity={partyEntity}
          values={Parties[role]}
          errors={Object.fromEntries(
            Object.entries(errors).flatMap(([path, said]) => (path.startsWith(`${role}.`) ? [[path.slice(role.length + 1), said]] : [])),
          )}
          onChange={(field, value) => model.write({ Parties: { ...Parties, [role]: { ...Parties[role], [field.key]: value } } })}
          locked={none}
        />
      </Section>
    ))
})

/** Exact sums of rows; values with too many decimals count as they are, and the checks name them. */
function totals(rows: readonly Line[]): string {
  const [packages, weight, volume] = measures.map(({ key }) => {
    const units = rows.map((row) => unitsOf(Number(row[key] ?? 0), key) ?? 0)
    return formatNumber(
      ofUnits(
        units.reduce((sum, one) => sum + one, 0),
        key,
      ),
    )
  })
  return words.goodsFoot(packages!, weight!, volume!)
}

export const GoodsSection = observer(function GoodsSection({ model, errors }: PartProps) {
  const { Goods, Rows } = model.values
  return (
    <Section
      title={words.goods}
      extra={
        <BoxTool disabled={Rows.every(({ Lines }) => Lines.length === 0)} onClick={() => model.write({ Goods: goodsOfBoxes(Rows) })}>
          {words.fillGoods}
        </BoxTool>
      }
    >
      <FormLines
        facts={{ zh: texts.goods, most: manifestLimits.goods }}
        fields={manifestGoodsFields}
        lines={Goods}
        blank={blankGoods}
        addLabel={words.addGoods}
        errors={errors}
        path="Goods"
        foot={totals(Goods)}
        onChange={(lines) => model.write({ Goods: lines })}
      />
    </Section>
  )
})

export const BoxSection = observer(function BoxSection({ model, dataKey }: { model: ManifestForm; dataKey: string }) {
  const { Rows, Head } = model.values
  const [rows] = useState(() => new BoxRows<string, BoxRow, Line>(form))
  const boxTexts = useBoxTexts()
  const { findings } = useEntityTexts()
  const columns = useMemo(() => boxColumns(sheetFacts, boxTexts, findings), [boxTexts, findings])
  const sheet = useBoxSheet(rows, { boxes: Rows, columns, onChange: (change) => model.write({ Rows: change(model.values.Rows) }), dataKey })
  const count = Rows.reduce((sum, { Lines }) => sum + 1 + Lines.length, 0)
  const equalise = () => {
    const sums = Object.fromEntries(
      measures.map(({ key }) => [
        key,
        ofUnits(
          Rows.reduce((sum, { Box }) => sum + (unitsOf(Number(Box[key] ?? 0), key) ?? 0), 0),
          key,
        ),
      ]),
    )
    model.write({ Head: { ...Head, ...sums } })
  }
  return (
    <Section title={words.boxes}>
      <BoxTools sheet={sheet} box={texts.box} line={texts.line}>
        <BoxTool disabled={Rows.length === 0} onClick={equalise}>
          {words.equalise}
        </BoxTool>
      </BoxTools>
      {model.errors['Rows'] ? <Notice tone="error">{model.errors['Rows']}</Notice> : null}
      <Sheet
        model={sheet}
        label={texts.sheet}
        rowHeight={rowHeight}
        height={Math.min(16, Math.max(5, count + 1)) * rowHeight + 100}
        empty={texts.empty}
      />
      <p className="jst-muted">{totals(Rows.map(({ Box }) => Box))}</p>
    </Section>
  )
})

import { blankBox, blankCargo, boxesText, sumOf, teuOf, type BookingPrice } from '@jst/contracts/booking'
import { FormLines, PartyFields } from '@jst/feature-kit/document'
import { EntityFields } from '@jst/feature-kit/entity'
import type { Entity } from '@jst/contracts/entity'
import { formatNumber, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { boxes as boxFacts, cargo as cargoFacts, partyReader } from '../declared-content.ts'
import { PricePanel } from './PricePanel.tsx'
import {
  boxColumns,
  cargoColumns,
  fieldsOf,
  furtherColumns,
  furtherFields,
  sectionId,
  sectionName,
  sectionOf,
  type SectionKey,
} from './sections.ts'
import { texts } from './texts.ts'
import { ToldNotice, type ToldFacts } from './ToldFacts.tsx'
import type { BookingForm } from './useBookingForm.ts'

interface BookingSectionsProps {
  /** Id that those of its sections begin with. */
  of: string
  form: BookingForm
  /** As the reader sees it. */
  entity: Entity
  price: BookingPrice | null
  /** Of an amendment: prices are agreed apart. */
  priced: boolean
  noteFacts?: ToldFacts | undefined
}
type HeaderSection = Exclude<SectionKey, 'price' | 'cargo' | 'boxes' | 'parties'>

/** The form of a booking, section by section. */
export const BookingSections = observer(function BookingSections({ of, form, entity, price, priced, noteFacts }: BookingSectionsProps) {
  const { values, errors } = form
  const { Values, Cargo, Boxes, Parties } = values
  const below = (prefix: string) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([path, said]) => (path.startsWith(prefix) ? [[path.slice(prefix.length), said]] : [])),
    )
  const atField = (key: string) => noteFacts?.all.find(({ Path }) => Path === `Values.${key}`)
  const header = (section: HeaderSection) => {
    const fields = fieldsOf(section, entity, values).map((field) => {
      const fact = atField(field.key)
      return fact ? { ...field, hint: texts.toldAt(fact.Words), hintEn: texts.toldAt(fact.Words) } : field
    })
    return fields.length === 0 ? null : (
      <Section id={sectionId(of, section)} title={sectionName(section)}>
        {toldOf(section)}
        <EntityFields
          entity={{ ...entity, all: fields }}
          values={Values}
          errors={below('Values.')}
          locked={() => false}
          further={furtherFields.filter((key) => !atField(key))}
          onChange={(field, value) => form.write({ Values: { ...Values, [field.key]: value } })}
        />
      </Section>
    )
  }
  const toldOf = (section: SectionKey) =>
    noteFacts ? (
      <ToldNotice facts={noteFacts.all.filter(({ Path }) => sectionOf(Path) === section)} onHandled={noteFacts.onHandled} />
    ) : null
  const sum = (key: string) => formatNumber(sumOf(Cargo, key))
  return (
    <>
      {header('order')}
      {header('route')}
      <Section id={sectionId(of, 'boxes')} title={sectionName('boxes')}>
        {toldOf('boxes')}
        <FormLines
          facts={boxFacts}
          fields={boxColumns(values)}
          further={furtherColumns}
          lines={Boxes}
          blank={() => blankBox()}
          addLabel={texts.addBox}
          errors={errors}
          path="Boxes"
          foot={boxesText(Boxes) === '' ? null : texts.teu(boxesText(Boxes), formatNumber(teuOf(Boxes)))}
          onChange={(lines) => form.write({ Boxes: [...lines] })}
        />
      </Section>
      {priced ? (
        <Section id={sectionId(of, 'price')} title={sectionName('price')}>
          <PricePanel form={form} stored={price} />
        </Section>
      ) : null}
      <Section id={sectionId(of, 'cargo')} title={sectionName('cargo')}>
        {toldOf('cargo')}
        <FormLines
          facts={cargoFacts}
          fields={cargoColumns(values)}
          further={furtherColumns}
          lines={Cargo}
          blank={blankCargo}
          addLabel={texts.addCargo}
          errors={errors}
          path="Cargo"
          foot={`${texts.total} ${texts.totals(sum('Packages'), sum('Weight'), sum('Volume'))}`}
          onChange={(lines) => form.write({ Cargo: [...lines] })}
        />
      </Section>
      <Section id={sectionId(of, 'parties')} title={sectionName('parties')}>
        {toldOf('parties')}
        <PartyFields
          of={partyReader}
          values={Parties}
          errors={below('Parties.')}
          hint={texts.partyHint}
          onChange={(role, text) => form.write({ Parties: { ...Parties, [role]: text } })}
        />
      </Section>
      {header('terms')}
      {header('services')}
      {header('contact')}
    </>
  )
})

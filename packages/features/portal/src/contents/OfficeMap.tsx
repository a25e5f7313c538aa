import type { EntityValues } from '@jst/contracts/entity'
import { wordOf } from '@jst/contracts/portal'
import { SeaMap } from '@jst/sea-map'
import { Section } from '@jst/ui'
import { texts } from './texts.ts'

/** Where an office stands, once latitude and longitude are filled in. */
export function OfficeMap({ values }: { values: EntityValues }) {
  const { Lat, Lon } = values
  if (typeof Lat !== 'number' || typeof Lon !== 'number' || Math.abs(Lat) > 90 || Math.abs(Lon) > 180) return null
  return (
    <Section title={texts.map}>
      <div className="jst-office-map">
        <SeaMap
          label={texts.map}
          points={[{ id: 'office', kind: 'terminal', at: [Lon, Lat], label: wordOf(values['NameZh']), note: wordOf(values['Address']) }]}
        />
      </div>
    </Section>
  )
}

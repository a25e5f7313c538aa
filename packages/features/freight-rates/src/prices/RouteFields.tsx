import { priceLimits, readBoxes, type PriceQuery } from '@jst/contracts/freight-rates'
import { RouteFields as Fields, type TypedRoute } from '@jst/feature-kit/entity'
import { today } from '@jst/ui'
import { useState } from 'react'
import { podsOf } from './query.ts'
import { plainBoxes } from './CargoFields.tsx'
import { texts } from './form.texts.ts'

type Route = Pick<PriceQuery, 'Pol' | 'Pods' | 'Day' | 'Boxes'>
type Typed = Omit<TypedRoute, 'boxes'> & { readonly boxes: string | undefined }

/** A route, a day and boxes as they are typed. `read` answers with them as a call takes them, or says what is wrong and answers nothing. */
export function useRoute(priceQuery: PriceQuery | undefined, defaultBoxes = '40HQ*1') {
  const [typed, setTyped] = useState<Typed>(() => ({
    pol: priceQuery?.Pol ?? '',
    pods: priceQuery ? podsOf(priceQuery) : [],
    day: priceQuery?.Day ?? today(),
    boxes: priceQuery && plainBoxes(priceQuery.Boxes),
  }))
  const [wrong, setWrong] = useState<Partial<Record<keyof TypedRoute, string>>>({})
  const value: TypedRoute = { ...typed, boxes: typed.boxes ?? defaultBoxes }
  const read = (): Route | undefined => {
    const { pol, pods, day, boxes } = value
    const found = {
      ...(pol === '' ? { pol: texts.needed } : {}),
      ...(pods.length === 0 ? { pods: texts.needed } : pods.length > priceLimits.pods ? { pods: texts.tooManyPods(priceLimits.pods) } : {}),
      ...(day === '' ? { day: texts.needed } : {}),
      ...(readBoxes(boxes) ? {} : { boxes: texts.boxesWrong }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return undefined
    return { Pol: pol, Pods: pods.join(','), Day: day, Boxes: boxes.replaceAll(/\s/g, '').toUpperCase() }
  }
  return { value, write: (part: Partial<TypedRoute>) => setTyped((before) => ({ ...before, ...part })), wrong, read }
}

/** The fields of a route to several ports. */
export const RouteFields = ({ route: { value, write, wrong } }: { route: ReturnType<typeof useRoute> }) => (
  <Fields words={texts} value={value} onChange={write} wrong={wrong} multiple />
)

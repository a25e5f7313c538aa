import { priceLimits, readBoxes, type PriceQuery } from '@jst/contracts/freight-rates'
import { ReferenceField } from '@jst/feature-kit/entity'
import { DayField, TextField, today } from '@jst/ui'
import { useState } from 'react'
import { podsOf } from './asked.ts'
import { texts } from './texts.ts'

type Route = Pick<PriceQuery, 'Pol' | 'Pods' | 'Day' | 'Boxes'>
type Wrong = Partial<Record<keyof Route, string>>

/** A route, a day and boxes as they are typed. `read` answers with them as a call takes them, or says what is wrong and answers nothing. */
export function useRoute(asked: PriceQuery | undefined, usual = '40HQ*1') {
  const [pol, setPol] = useState(asked?.Pol ?? '')
  const [pods, setPods] = useState<readonly string[]>(asked ? podsOf(asked) : [])
  const [day, setDay] = useState(asked?.Day ?? today())
  const [typed, setBoxes] = useState(asked?.Boxes)
  const [wrong, setWrong] = useState<Wrong>({})
  const boxes = typed ?? usual
  const read = (): Route | undefined => {
    const found: Wrong = {
      ...(pol === '' ? { Pol: texts.needed } : {}),
      ...(pods.length === 0 ? { Pods: texts.needed } : pods.length > priceLimits.pods ? { Pods: texts.tooManyPods(priceLimits.pods) } : {}),
      ...(day === '' ? { Day: texts.needed } : {}),
      ...(readBoxes(boxes) ? {} : { Boxes: texts.boxesWrong }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return undefined
    return { Pol: pol, Pods: pods.join(','), Day: day, Boxes: boxes.replaceAll(/\s/g, '').toUpperCase() }
  }
  return { pol, setPol, pods, setPods, day, setDay, boxes, setBoxes, wrong, read }
}

/** The fields of a route, in the line of a form. */
export function RouteFields({
  route: { pol, setPol, pods, setPods, day, setDay, boxes, setBoxes, wrong },
}: {
  route: ReturnType<typeof useRoute>
}) {
  return (
    <>
      <ReferenceField
        kind="port"
        label={texts.pol}
        required
        value={pol ? [pol] : []}
        onChange={([code]) => setPol(code ?? '')}
        error={wrong.Pol}
      />
      <ReferenceField kind="port" label={texts.pods} required multiple value={pods} onChange={setPods} error={wrong.Pods} />
      <DayField label={texts.day} required value={day} onChange={setDay} error={wrong.Day} />
      <TextField
        label={texts.boxes}
        required
        value={boxes}
        onChange={setBoxes}
        maxLength={60}
        hint={texts.boxesHint}
        {...(wrong.Boxes ? { error: wrong.Boxes } : {})}
      />
    </>
  )
}

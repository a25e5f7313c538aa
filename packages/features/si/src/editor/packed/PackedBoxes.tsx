import { lazyPart } from '@jst/ui'
import { orderBoxes } from '@jst/contracts/packing'
import { useDetail, useLiveReload } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'

const BoxDifferences = lazyPart(async () => (await import('./BoxDifferences.tsx')).BoxDifferences)

/** Packing lists and slips of the order compared with its bills; the comparison is loaded once there are some. */
export const PackedBoxes = observer(function PackedBoxes() {
  const { model } = useEditor()
  const boxes = useDetail(orderBoxes, { OrderId: model.order.id })
  useLiveReload(['slip/changed', 'document/changed'], [boxes])
  if (!boxes.data || boxes.data.length === 0) return null
  return <BoxDifferences boxes={boxes.data} />
})

import { cargoOrderInfo } from '@jst/contracts/cargo-orders'
import { siDataInfo, siInfo, siListOfOrder } from '@jst/contracts/si'
import type { App, ScreenLocation } from '@jst/feature-kit'

/** Starts the reads of an editor. */
export const preloadDesk = (app: App, location: ScreenLocation) => {
  const params = new URLSearchParams(location.search)
  const [order, id] = [Number(params.get('CGO_ID')), Number(params.get('Id'))]
  if (order > 0) {
    app.reads.start(siListOfOrder, { CGO_ID: order })
    app.reads.start(siDataInfo, { CGO_ID: order })
    app.reads.start(cargoOrderInfo, { Id: order })
  }
  if (id > 0) app.reads.start(siInfo, { Id: id })
}

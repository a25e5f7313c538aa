import { cargoOrderImport } from '@jst/contracts/cargo-orders'
import { ImportDialog } from '@jst/feature-kit/entity'

/** Orders from a sheet, a row for each container. */
export const ImportOrders = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => (
  <ImportDialog calls={cargoOrderImport} onDone={onDone} onClose={onClose} />
)

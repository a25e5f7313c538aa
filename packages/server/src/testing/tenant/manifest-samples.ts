import { emptyConsignment } from '@jst/manifest'
import { emptyVgm } from '@jst/manifest/vgm'
import type { Foreign } from './foreign.ts'

const Content = { ...emptyConsignment(), BillNo: 'PROBE', Remark: 'PROBE' }
const own = ({ rows, updateTime }: Foreign) => ({ Id: rows['manifest'], UpdateTime: updateTime })

/** Calls of filings with the keys of another company. */
export const manifestSamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  '/api/Manifest/View': ({ rows }) => ({ Id: rows['manifest'] }),
  '/api/Manifest/Start': ({ si }) => ({ SiId: si }),
  '/api/Manifest/Write': (foreign) => ({ ...own(foreign), Regimes: [], BookingId: 0, SiId: 0, Agent: 'PROBE', LateReason: '', Content }),
  '/api/ManifestVgm/Sheet': ({ rows }) => ({ Id: rows['manifest'] }),
  '/api/ManifestVgm/Write': ({ rows }) => ({
    Id: rows['manifest'],
    Agent: 'PROBE',
    LateReason: '',
    Rows: [{ Id: 0, Content: { ...emptyVgm('CSQU3054383'), BillNo: 'PROBE' } }],
  }),
  '/api/Manifest/Amend': (foreign) => ({ ...own(foreign), Want: 'delete', Reasons: ['1'] }),
}

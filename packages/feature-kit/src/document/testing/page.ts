import type { DocumentState } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { customerCalls, customerDocument } from '@jst/contracts/partner'
import type { FakeApp, FakeAppOptions } from '../../testing/index.tsx'
import { at, contact, documentApp, linesOf } from './sample.ts'

/** A customer as its page reads it. */
export const customerRow: EntityRow = {
  Id: 7,
  Layer: 'company',
  State: 'active',
  Code: 'KH26110007',
  NameZh: '宁波远帆进出口有限公司',
  NameEn: 'NINGBO YUANFAN IMPORT AND EXPORT CO., LTD.',
  CreditCode: '91330206MA2H1XQ90B',
  Region: '宁波',
  Phone: '0574-87001234',
  Sort: 0,
  Enabled: true,
  Overridden: false,
  MergedInto: '',
  UpdateTime: at,
}

/** A fake application on the page of a customer that its reader may move and edit. */
export function pageApp(state: Partial<DocumentState> = {}, routes: FakeAppOptions['routes'] = {}): FakeApp {
  const fake = documentApp(state, {
    'GET /api/Customer/Get': () => customerRow,
    'GET /api/Document/Lines': () => linesOf([contact(1, '沈佳怡', { Main: true })]),
    ...routes,
  })
  fake.app.permissions.load(
    [customerDocument.page, customerCalls.entity.path].map((Path) => ({
      Path,
      Buttons: [{ Code: 'edit' }, { Code: 'state' }],
      Children: [],
    })),
  )
  return fake
}

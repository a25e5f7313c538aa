import { richOf } from '@jst/contracts/portal'
import { letter, type DemoContent } from './portal-content-rows.ts'

/** Of another forwarder, beside which those of the first one must never stand. */
export const peerContents: readonly DemoContent[] = [
  {
    kind: 'news',
    values: {
      NameZh: '瑞通宁波新仓库启用',
      Category: 'company',
      Author: '瑞通国际物流',
      Summary: '北仑 12,000 平方米保税仓投入使用。',
      Body: richOf('瑞通北仑保税仓本月启用，提供集拼、分拨与贴标服务。'),
    },
    ago: 7,
  },
  letter(
    '东方海外：近洋航线费率调整',
    { CarrierCode: 'OOCL', Subject: 'gri', Summary: '日本、韩国航线每箱上调 USD 50。' },
    '自生效日起，华东至日本、韩国航线每箱上调 USD 50。',
    6,
    5,
  ),
  {
    kind: 'office',
    values: {
      NameZh: '宁波瑞通总部',
      Category: 'main',
      Address: '宁波市鄞州区民安东路 268 号',
      Phone: '0574-2788 1200',
      Lat: 29.8722,
      Lon: 121.6049,
    },
    ago: 50,
  },
]

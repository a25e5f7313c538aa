import type { PartContent, SiteBlock } from '@jst/contracts/portal'

export const list = (Kind: 'rates' | 'ports' | 'news' | 'letters' | 'offices' | 'jobs' | 'story', Title: string): SiteBlock => ({
  Kind,
  Title,
})
const hero = (Title: string, Text: string, Search = true): SiteBlock => ({ Kind: 'hero', Title, Text, Search, Picture: '' })
const services: SiteBlock = { Kind: 'services', Title: '我们的服务', Text: '从工厂到目的地门点，一个窗口办理。' }
const ways: SiteBlock = { Kind: 'enter', Title: '进入工作台', Text: '' }
const stats: SiteBlock = {
  Kind: 'stats',
  Title: '海捷在做的',
  Items: [
    { Value: '6.2 万', Label: '2025 年出口 TEU' },
    { Value: '180+', Label: '每周可订航次' },
    { Value: '4 小时', Label: '整箱询价答复' },
    { Value: '1,300+', Label: '合作外贸企业' },
  ],
}
const advantages: SiteBlock = {
  Kind: 'advantages',
  Title: '为什么选择海捷',
  Items: [
    { Title: '舱位有保障', Text: '与 COSCO、OOCL 等船公司签有年度约价，旺季按约配舱，爆舱时优先转船。', Icon: 'ship' },
    { Title: '报价当天回复', Text: '整箱询价四个工作小时内答复，附加费逐项列明，不含糊、不漏项。', Icon: 'price' },
    { Title: '截单不慌', Text: '截单、截关、VGM 时间提前提醒；补料在线提交，改单有记录可查。', Icon: 'clock' },
  ],
}

const forPeers: SiteBlock = {
  Kind: 'advantages',
  Title: '同行为什么和我们配货',
  Items: [
    { Title: '约价共享', Text: '年度约价与 FAK 价按周更新，附加费逐项列明，可导入您自己的运价库。', Icon: 'price' },
    { Title: '舱位互补', Text: '美线、欧地线每周固定舱位，爆舱时优先配给合作同行。', Icon: 'ship' },
    { Title: '只对同行', Text: '不接触您的客户，提单显示贵司抬头，资料互不外传。', Icon: 'shield' },
  ],
}

/** Home pages of the first site: of the platform, for fellow forwarders, for customers, of the company. */
export const haijieHomes: Readonly<Record<'home' | 'peerHome' | 'customerHome' | 'companyHome', PartContent<'home'>>> = {
  home: {
    Blocks: [
      hero('上海、宁波出口，整箱订舱找海捷', '运价、船期、货物动态在线可查；登录后订舱、补料、下载提单。'),
      list('rates', '本周推荐运价'),
      list('ports', '热门港口'),
      services,
      stats,
      advantages,
      list('news', '新闻动态'),
      list('letters', '船公司通知'),
      list('offices', '办公网点'),
      ways,
    ],
  },
  peerHome: {
    Blocks: [
      hero('同行合作：舱位与约价共享', '面向货代同行的整箱价、船期与船公司通知；注册后订阅价格，直接进您的运价库。'),
      list('rates', '本周同行参考价'),
      list('letters', '船公司通知'),
      forPeers,
      list('ports', '热门港口'),
      ways,
    ],
  },
  customerHome: {
    Blocks: [
      hero('查货、查价、看船期', '输入提单号、订单号或箱号即可查询；登录后查看您的合约运价。'),
      list('letters', '船公司通知'),
      list('rates', '推荐运价'),
      advantages,
      list('news', '新闻动态'),
    ],
  },
  companyHome: {
    Blocks: [
      hero('让每一票货都准时上船', '专注中国出口海运整箱，为长三角外贸企业提供订舱、补料、单证与目的港服务。', false),
      stats,
      list('story', '关于海捷'),
      services,
      advantages,
      list('news', '新闻中心'),
      list('jobs', '加入我们'),
      list('offices', '办公网点'),
    ],
  },
}

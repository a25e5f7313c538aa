export const texts = {
  usual: {
    description: (name: string) => `${name}：海运整箱与拼箱、在线运价与船期查询、货物跟踪。`,
    hero: { title: '查运价、看船期、跟货物，一个入口', text: '整箱与拼箱运价、船期、货物动态在线查询；登录后订舱、补料、下载单证。' },
    titles: {
      services: '我们的服务',
      rates: '推荐运价',
      ports: '热门港口',
      news: '新闻动态',
      letters: '船公司通知',
      offices: '办公网点',
      enter: '进入工作台',
    },
  },
  picture: { unreadable: '这个文件不能作为图片读取，请换一张 JPG、PNG、WebP、AVIF 或 GIF 图片' },
  guess: {
    schedules: (pol: string, pod: string) => `查 ${pol} → ${pod} 的船期`,
    rates: (pol: string, pod: string) => `查 ${pol} → ${pod} 的运价`,
    fromPort: (port: string) => `从 ${port} 出发的船期`,
    toPort: (port: string) => `到 ${port} 的船期`,
    verify: '核验该单证编码',
  },
  form: {
    name: '请填写姓名',
    reach: '请填写手机、电话或邮箱，方便我们回复',
    phone: '电话格式不正确，例如 13800138000 或 021-55667788',
    email: '邮箱格式不正确，例如 zhang@example.com',
    message: '请写下您的需求，至少 5 个字',
    late: '页面打开太久，请重新提交一次',
    fast: '提交过快，请稍候再提交',
    refused: '提交未被接受，请刷新页面后重试',
  },
} as const

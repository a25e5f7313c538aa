import { spaced } from '@jst/contracts/values'

export const texts = {
  notPublished: (part: string) => spaced`${part}还没有发布，网站显示的就是默认内容`,
  strangePicture: '有图片不属于本企业的门户图片，请重新上传后再保存',
  slugTaken: '该短名已被其他企业使用，请换一个',
  domainWrong: '请填写完整域名，例如 www.example.com，不含 http://、端口和路径；IP 地址和内网名称不能使用',
  domainTaken: '该域名已被其他企业使用，请检查域名',
  domainWanted: '请先填写自有域名并保存，再验证',
  domainUnproved: (name: string) => `没有查到验证记录。请核对 ${name} 的 TXT 记录与记录值，生效后再验证（通常几分钟，最长一天）`,
  slugWanted: '请先填写短名，访客通过它访问网站',
  slugKept: '网站启用期间不能清空短名，请先停用网站',
  unfinished: (steps: string) => `启用前还需完成：${steps}`,
} as const

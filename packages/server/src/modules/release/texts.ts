/** Sentences of releases. */
export const texts = {
  address: {
    noProof: '请先上传地址证明，例如营业执照或近三个月的快递签收单',
    own: '填写、修改或提交地址的人不能认证，请由同事核对',
    locked: '地址已提交认证，不能删除、合并或导入修改',
  },
} as const

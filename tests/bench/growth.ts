export interface GrowthRow {
  partners: number;
  pages: number;
  coldSeconds: number;
  warmSeconds: number;
  megabytes: number;
  homeScriptKb: number;
  partnerScriptKb: number;
  sitemapEntries: number;
}

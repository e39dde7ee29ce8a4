import { openStage } from "./harness/stage.mjs";
import { Dragging } from "./harness/hands.mjs";
import test from "node:test";
const { visit } = await openStage();
test("probe", visit({}, async (v) => {
  let t=Date.now(); const lap=(n)=>{console.log(n, Date.now()-t); t=Date.now();};
  await v.open("castling", 1); lap("open");
  const r = await v.page.evaluate(() => { const t0=performance.now(); for (let i=0;i<200;i++) touchmove.event('{"type":"say","text":"a1a5"}'); const a=(performance.now()-t0)/200; const t1=performance.now(); for (let i=0;i<200;i++) JSON.parse(touchmove.event('{"type":"cancel"}')); return [a,(performance.now()-t1)/200]; });
  lap("events"); console.log(r);
  const h=new Dragging(v);
  await h.move("a1","a5"); lap("drag");
  await v.expectVerdict("illegal"); lap("verdict");
  await v.standing(); lap("standing");
  await v.still(); lap("still");
  await v.open("castling", 2); lap("open again");
  await v.open("en-passant", 2); lap("open again");
}));

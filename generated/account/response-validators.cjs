/* Made from openapi/ by scripts/generate.mjs: do not edit. */
"use strict";
exports.validateAcceptedAt = validate10;
const schema11 = {"$id":"AcceptedAt","type":"string","maxLength":32};
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AcceptedAt" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 32){
validate10.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

exports.validateAccountUsageEnvelope = validate11;
const schema12 = {"$id":"AccountUsageEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"CenterUsage"}}};
const schema13 = {"$id":"RequestId","type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":22,"maxLength":64};
const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const schema14 = {"$id":"CenterUsage","type":"object","required":["plan","api_access","history_days","limits","minute","month","days","refusals"],"properties":{"plan":{"type":"string","maxLength":64},"api_access":{"type":"boolean"},"history_days":{"type":"number","minimum":0},"limits":{"$ref":"PlanLimits"},"minute":{"$ref":"MinuteUsage"},"month":{"$ref":"MonthUsage"},"days":{"type":"array","minItems":30,"maxItems":30,"items":{"$ref":"DaySubmissions"}},"refusals":{"type":"array","maxItems":100,"items":{"$ref":"RefusalCount"}}}};
const schema15 = {"$id":"PlanLimits","type":"object","required":["max_nodes","max_vehicles","default_solve_seconds","max_solve_seconds","max_body_bytes"],"properties":{"max_nodes":{"type":"integer","minimum":1},"max_vehicles":{"type":"integer","minimum":1},"default_solve_seconds":{"type":"integer","minimum":1},"max_solve_seconds":{"type":"integer","minimum":1},"max_body_bytes":{"type":"integer","minimum":1}}};
const schema16 = {"$id":"MinuteUsage","type":"object","required":["limit","used","remaining","reset_seconds"],"properties":{"limit":{"type":"integer","minimum":0},"used":{"type":"integer","minimum":0},"remaining":{"type":"integer","minimum":0},"reset_seconds":{"type":"integer","minimum":0}}};
const schema17 = {"$id":"MonthUsage","type":"object","required":["limit","used","remaining","resets_at"],"properties":{"limit":{"type":"integer","minimum":0},"used":{"type":"integer","minimum":0},"remaining":{"type":"integer","minimum":0},"resets_at":{"type":"string","maxLength":32}}};
const schema18 = {"$id":"DaySubmissions","type":"object","required":["date","submissions"],"properties":{"date":{"type":"string","maxLength":10},"submissions":{"type":"integer","minimum":0}}};
const schema19 = {"$id":"RefusalCount","type":"object","required":["code","count"],"properties":{"code":{"$ref":"ErrorCode"},"count":{"type":"integer","minimum":1}}};
const schema20 = {"$id":"ErrorCode","type":"string","pattern":"^[a-z_]+$","maxLength":64};
const pattern1 = new RegExp("^[a-z_]+$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RefusalCount" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.count === undefined) && (missing0 = "count"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate13.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data0)){
validate13.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data1 = data.count;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate13.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate13.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CenterUsage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.plan === undefined) && (missing0 = "plan")) || ((data.api_access === undefined) && (missing0 = "api_access"))) || ((data.history_days === undefined) && (missing0 = "history_days"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.minute === undefined) && (missing0 = "minute"))) || ((data.month === undefined) && (missing0 = "month"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.refusals === undefined) && (missing0 = "refusals"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.plan !== undefined){
let data0 = data.plan;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate12.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_access !== undefined){
const _errs3 = errors;
if(typeof data.api_access !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/api_access",schemaPath:"#/properties/api_access/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history_days !== undefined){
let data2 = data.history_days;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate12.errors = [{instancePath:instancePath+"/history_days",schemaPath:"#/properties/history_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/history_days",schemaPath:"#/properties/history_days/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data3 = data.limits;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.max_nodes === undefined) && (missing1 = "max_nodes")) || ((data3.max_vehicles === undefined) && (missing1 = "max_vehicles"))) || ((data3.default_solve_seconds === undefined) && (missing1 = "default_solve_seconds"))) || ((data3.max_solve_seconds === undefined) && (missing1 = "max_solve_seconds"))) || ((data3.max_body_bytes === undefined) && (missing1 = "max_body_bytes"))){
validate12.errors = [{instancePath:instancePath+"/limits",schemaPath:"PlanLimits/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.max_nodes !== undefined){
let data4 = data3.max_nodes;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate12.errors = [{instancePath:instancePath+"/limits/max_nodes",schemaPath:"PlanLimits/properties/max_nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate12.errors = [{instancePath:instancePath+"/limits/max_nodes",schemaPath:"PlanLimits/properties/max_nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.max_vehicles !== undefined){
let data5 = data3.max_vehicles;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate12.errors = [{instancePath:instancePath+"/limits/max_vehicles",schemaPath:"PlanLimits/properties/max_vehicles/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate12.errors = [{instancePath:instancePath+"/limits/max_vehicles",schemaPath:"PlanLimits/properties/max_vehicles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.default_solve_seconds !== undefined){
let data6 = data3.default_solve_seconds;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate12.errors = [{instancePath:instancePath+"/limits/default_solve_seconds",schemaPath:"PlanLimits/properties/default_solve_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate12.errors = [{instancePath:instancePath+"/limits/default_solve_seconds",schemaPath:"PlanLimits/properties/default_solve_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.max_solve_seconds !== undefined){
let data7 = data3.max_solve_seconds;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate12.errors = [{instancePath:instancePath+"/limits/max_solve_seconds",schemaPath:"PlanLimits/properties/max_solve_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate12.errors = [{instancePath:instancePath+"/limits/max_solve_seconds",schemaPath:"PlanLimits/properties/max_solve_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.max_body_bytes !== undefined){
let data8 = data3.max_body_bytes;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate12.errors = [{instancePath:instancePath+"/limits/max_body_bytes",schemaPath:"PlanLimits/properties/max_body_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate12.errors = [{instancePath:instancePath+"/limits/max_body_bytes",schemaPath:"PlanLimits/properties/max_body_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/limits",schemaPath:"PlanLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minute !== undefined){
let data9 = data.minute;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((((data9.limit === undefined) && (missing2 = "limit")) || ((data9.used === undefined) && (missing2 = "used"))) || ((data9.remaining === undefined) && (missing2 = "remaining"))) || ((data9.reset_seconds === undefined) && (missing2 = "reset_seconds"))){
validate12.errors = [{instancePath:instancePath+"/minute",schemaPath:"MinuteUsage/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data9.limit !== undefined){
let data10 = data9.limit;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate12.errors = [{instancePath:instancePath+"/minute/limit",schemaPath:"MinuteUsage/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate12.errors = [{instancePath:instancePath+"/minute/limit",schemaPath:"MinuteUsage/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.used !== undefined){
let data11 = data9.used;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate12.errors = [{instancePath:instancePath+"/minute/used",schemaPath:"MinuteUsage/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate12.errors = [{instancePath:instancePath+"/minute/used",schemaPath:"MinuteUsage/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.remaining !== undefined){
let data12 = data9.remaining;
const _errs27 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate12.errors = [{instancePath:instancePath+"/minute/remaining",schemaPath:"MinuteUsage/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate12.errors = [{instancePath:instancePath+"/minute/remaining",schemaPath:"MinuteUsage/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.reset_seconds !== undefined){
let data13 = data9.reset_seconds;
const _errs29 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate12.errors = [{instancePath:instancePath+"/minute/reset_seconds",schemaPath:"MinuteUsage/properties/reset_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate12.errors = [{instancePath:instancePath+"/minute/reset_seconds",schemaPath:"MinuteUsage/properties/reset_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/minute",schemaPath:"MinuteUsage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.month !== undefined){
let data14 = data.month;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if(((((data14.limit === undefined) && (missing3 = "limit")) || ((data14.used === undefined) && (missing3 = "used"))) || ((data14.remaining === undefined) && (missing3 = "remaining"))) || ((data14.resets_at === undefined) && (missing3 = "resets_at"))){
validate12.errors = [{instancePath:instancePath+"/month",schemaPath:"MonthUsage/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data14.limit !== undefined){
let data15 = data14.limit;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate12.errors = [{instancePath:instancePath+"/month/limit",schemaPath:"MonthUsage/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate12.errors = [{instancePath:instancePath+"/month/limit",schemaPath:"MonthUsage/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.used !== undefined){
let data16 = data14.used;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate12.errors = [{instancePath:instancePath+"/month/used",schemaPath:"MonthUsage/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate12.errors = [{instancePath:instancePath+"/month/used",schemaPath:"MonthUsage/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.remaining !== undefined){
let data17 = data14.remaining;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate12.errors = [{instancePath:instancePath+"/month/remaining",schemaPath:"MonthUsage/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate12.errors = [{instancePath:instancePath+"/month/remaining",schemaPath:"MonthUsage/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.resets_at !== undefined){
let data18 = data14.resets_at;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data18 === "string"){
if(func2(data18) > 32){
validate12.errors = [{instancePath:instancePath+"/month/resets_at",schemaPath:"MonthUsage/properties/resets_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/month/resets_at",schemaPath:"MonthUsage/properties/resets_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/month",schemaPath:"MonthUsage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data19 = data.days;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data19)){
if(data19.length > 30){
validate12.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"}];
return false;
}
else {
if(data19.length < 30){
validate12.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 30},message:"must NOT have fewer than 30 items"}];
return false;
}
else {
var valid7 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing4;
if(((data20.date === undefined) && (missing4 = "date")) || ((data20.submissions === undefined) && (missing4 = "submissions"))){
validate12.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"DaySubmissions/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data20.date !== undefined){
let data21 = data20.date;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data21 === "string"){
if(func2(data21) > 10){
validate12.errors = [{instancePath:instancePath+"/days/" + i0+"/date",schemaPath:"DaySubmissions/properties/date/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/days/" + i0+"/date",schemaPath:"DaySubmissions/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs47 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.submissions !== undefined){
let data22 = data20.submissions;
const _errs49 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate12.errors = [{instancePath:instancePath+"/days/" + i0+"/submissions",schemaPath:"DaySubmissions/properties/submissions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs49){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate12.errors = [{instancePath:instancePath+"/days/" + i0+"/submissions",schemaPath:"DaySubmissions/properties/submissions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs49 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"DaySubmissions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs44 === errors;
if(!valid7){
break;
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusals !== undefined){
let data23 = data.refusals;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data23)){
if(data23.length > 100){
validate12.errors = [{instancePath:instancePath+"/refusals",schemaPath:"#/properties/refusals/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid10 = true;
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
const _errs53 = errors;
if(!(validate13(data23[i1], {instancePath:instancePath+"/refusals/" + i1,parentData:data23,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid10 = _errs53 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/refusals",schemaPath:"#/properties/refusals/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AccountUsageEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate11.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema12.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate11.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate11.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate11.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate11.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate11.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate11.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs12 = errors;
if(!(validate12(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

exports.validateApiKey = validate16;
const schema21 = {"$id":"ApiKey","type":"object","required":["id","name","prefix","state","created_at","expires_at","last_used_at"],"properties":{"id":{"type":"string","pattern":"^[0-9A-Za-z]+$","maxLength":8},"name":{"type":"string","maxLength":100},"prefix":{"type":"string","maxLength":32},"state":{"$ref":"KeyState"},"created_at":{"type":"string","maxLength":32},"expires_at":{"type":"string","nullable":true,"maxLength":32},"last_used_at":{"type":"string","nullable":true,"maxLength":32}}};
const schema22 = {"$id":"KeyState","type":"string","enum":["active","disabled","expired","revoked"]};
const pattern2 = new RegExp("^[0-9A-Za-z]+$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApiKey" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 8){
validate16.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate16.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z]+$"},message:"must match pattern \""+"^[0-9A-Za-z]+$"+"\""}];
return false;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 100){
validate16.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
let data2 = data.prefix;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 32){
validate16.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data3 = data.state;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate16.errors = [{instancePath:instancePath+"/state",schemaPath:"KeyState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "active") || (data3 === "disabled")) || (data3 === "expired")) || (data3 === "revoked"))){
validate16.errors = [{instancePath:instancePath+"/state",schemaPath:"KeyState/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data4 = data.created_at;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func2(data4) > 32){
validate16.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data5 = data.expires_at;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate16.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(func2(data5) > 32){
validate16.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
let data6 = data.last_used_at;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate16.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(func2(data6) > 32){
validate16.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

exports.validateCallbackOutcome = validate17;
const schema23 = {"$id":"CallbackOutcome","type":"string","enum":["not_asked","pending","delivered","undelivered","blocked","unclear"]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CallbackOutcome" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "not_asked") || (data === "pending")) || (data === "delivered")) || (data === "undelivered")) || (data === "blocked")) || (data === "unclear"))){
validate17.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate17.errors = vErrors;
return errors === 0;
}

exports.validateCallbackSecretEnvelope = validate18;
const schema24 = {"$id":"CallbackSecretEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"CallbackSecretState"}}};
const schema26 = {"$id":"CallbackSecretState","type":"object","required":["exists","created_at","previous_created_at"],"properties":{"exists":{"type":"boolean"},"created_at":{"type":"string","nullable":true,"maxLength":32},"previous_created_at":{"type":"string","nullable":true,"maxLength":32}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CallbackSecretEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate18.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate18.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema24.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate18.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate18.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate18.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate18.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate18.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate18.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data3 = data.result;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.exists === undefined) && (missing1 = "exists")) || ((data3.created_at === undefined) && (missing1 = "created_at"))) || ((data3.previous_created_at === undefined) && (missing1 = "previous_created_at"))){
validate18.errors = [{instancePath:instancePath+"/result",schemaPath:"CallbackSecretState/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.exists !== undefined){
const _errs15 = errors;
if(typeof data3.exists !== "boolean"){
validate18.errors = [{instancePath:instancePath+"/result/exists",schemaPath:"CallbackSecretState/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.created_at !== undefined){
let data5 = data3.created_at;
const _errs17 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate18.errors = [{instancePath:instancePath+"/result/created_at",schemaPath:"CallbackSecretState/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs17){
if(typeof data5 === "string"){
if(func2(data5) > 32){
validate18.errors = [{instancePath:instancePath+"/result/created_at",schemaPath:"CallbackSecretState/properties/created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.previous_created_at !== undefined){
let data6 = data3.previous_created_at;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate18.errors = [{instancePath:instancePath+"/result/previous_created_at",schemaPath:"CallbackSecretState/properties/previous_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs20){
if(typeof data6 === "string"){
if(func2(data6) > 32){
validate18.errors = [{instancePath:instancePath+"/result/previous_created_at",schemaPath:"CallbackSecretState/properties/previous_created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/result",schemaPath:"CallbackSecretState/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

exports.validateCallbackSecretState = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CallbackSecretState" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.exists === undefined) && (missing0 = "exists")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.previous_created_at === undefined) && (missing0 = "previous_created_at"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.exists !== undefined){
const _errs1 = errors;
if(typeof data.exists !== "boolean"){
validate19.errors = [{instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate19.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 32){
validate19.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_created_at !== undefined){
let data2 = data.previous_created_at;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate19.errors = [{instancePath:instancePath+"/previous_created_at",schemaPath:"#/properties/previous_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 32){
validate19.errors = [{instancePath:instancePath+"/previous_created_at",schemaPath:"#/properties/previous_created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

exports.validateCenterErrorCode = validate20;
const schema28 = {"$id":"CenterErrorCode","type":"string","pattern":"^[a-z_]+$","maxLength":64};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CenterErrorCode" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 64){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate20.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

exports.validateCenterUsage = validate12;

exports.validateClockInterval = validate21;
const schema29 = {"$id":"ClockInterval","type":"array","minItems":2,"maxItems":2,"items":{"$ref":"ClockTime"}};
const schema30 = {"$id":"ClockTime","type":"string","pattern":"^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$","maxLength":32};
const pattern5 = new RegExp("^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ClockInterval" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate21.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate21.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 32){
validate21.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"ClockTime/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate21.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"ClockTime/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$"},message:"must match pattern \""+"^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$"+"\""}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"ClockTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.validateClockTime = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ClockTime" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 32){
validate22.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(!pattern5.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$"},message:"must match pattern \""+"^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$"+"\""}];
return false;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

exports.validateCoordinates = validate23;
const schema32 = {"$id":"Coordinates","type":"array","minItems":2,"maxItems":2,"items":{"type":"number","minimum":-1000000000000,"maximum":1000000000000}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Coordinates" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate23.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate23.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000000 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data0 < -1000000000000 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

exports.validateCostSplit = validate24;
const schema33 = {"$id":"CostSplit","type":"object","required":["distance","fixed","lateness"],"properties":{"distance":{"type":"number","minimum":0},"fixed":{"type":"number","minimum":0},"lateness":{"type":"number","minimum":0}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CostSplit" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distance === undefined) && (missing0 = "distance")) || ((data.fixed === undefined) && (missing0 = "fixed"))) || ((data.lateness === undefined) && (missing0 = "lateness"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.distance !== undefined){
let data0 = data.distance;
const _errs1 = errors;
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate24.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data1 = data.fixed;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate24.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lateness !== undefined){
let data2 = data.lateness;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate24.errors = [{instancePath:instancePath+"/lateness",schemaPath:"#/properties/lateness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/lateness",schemaPath:"#/properties/lateness/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

exports.validateCreatedCallbackSecret = validate25;
const schema34 = {"$id":"CreatedCallbackSecret","type":"object","required":["secret","created_at","previous_created_at"],"properties":{"secret":{"type":"string","maxLength":128},"created_at":{"type":"string","maxLength":32},"previous_created_at":{"type":"string","nullable":true,"maxLength":32}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CreatedCallbackSecret" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.secret === undefined) && (missing0 = "secret")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.previous_created_at === undefined) && (missing0 = "previous_created_at"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.secret !== undefined){
let data0 = data.secret;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 128){
validate25.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 32){
validate25.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_created_at !== undefined){
let data2 = data.previous_created_at;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate25.errors = [{instancePath:instancePath+"/previous_created_at",schemaPath:"#/properties/previous_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 32){
validate25.errors = [{instancePath:instancePath+"/previous_created_at",schemaPath:"#/properties/previous_created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

exports.validateCreatedKey = validate26;
const schema35 = {"$id":"CreatedKey","type":"object","required":["id","key","name","prefix","state","created_at","expires_at","last_used_at"],"properties":{"key":{"type":"string","maxLength":128},"id":{"type":"string","pattern":"^[0-9A-Za-z]+$","maxLength":8},"name":{"type":"string","maxLength":100},"prefix":{"type":"string","maxLength":32},"state":{"$ref":"KeyState"},"created_at":{"type":"string","maxLength":32},"expires_at":{"type":"string","nullable":true,"maxLength":32},"last_used_at":{"type":"string","nullable":true,"maxLength":32}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CreatedKey" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 128){
validate26.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 8){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z]+$"},message:"must match pattern \""+"^[0-9A-Za-z]+$"+"\""}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 100){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
let data3 = data.prefix;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 32){
validate26.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data4 = data.state;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate26.errors = [{instancePath:instancePath+"/state",schemaPath:"KeyState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data4 === "active") || (data4 === "disabled")) || (data4 === "expired")) || (data4 === "revoked"))){
validate26.errors = [{instancePath:instancePath+"/state",schemaPath:"KeyState/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func2(data5) > 32){
validate26.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data6 = data.expires_at;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate26.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(func2(data6) > 32){
validate26.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
let data7 = data.last_used_at;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate26.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs17){
if(typeof data7 === "string"){
if(func2(data7) > 32){
validate26.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

exports.validateCsvFile = validate27;
const schema37 = {"$id":"CsvFile","type":"string","maxLength":1000000000};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CsvFile" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 1000000000){
validate27.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000000000},message:"must NOT have more than 1000000000 characters"}];
return false;
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

exports.validateDaySubmissions = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DaySubmissions" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.date === undefined) && (missing0 = "date")) || ((data.submissions === undefined) && (missing0 = "submissions"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.date !== undefined){
let data0 = data.date;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 10){
validate28.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submissions !== undefined){
let data1 = data.submissions;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate28.errors = [{instancePath:instancePath+"/submissions",schemaPath:"#/properties/submissions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate28.errors = [{instancePath:instancePath+"/submissions",schemaPath:"#/properties/submissions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

exports.validateDeleted = validate29;
const schema39 = {"$id":"Deleted","type":"object","required":["deleted"],"properties":{"deleted":{"type":"boolean","enum":[true]}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Deleted" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deleted === undefined) && (missing0 = "deleted")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.deleted !== undefined){
let data0 = data.deleted;
if(typeof data0 !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate29.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/enum",keyword:"enum",params:{allowedValues: schema39.properties.deleted.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

exports.validateDeletedEnvelope = validate30;
const schema40 = {"$id":"DeletedEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"Deleted"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeletedEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate30.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema40.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate30.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate30.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate30.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate30.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate30.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate30.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data3 = data.result;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.deleted === undefined) && (missing1 = "deleted")){
validate30.errors = [{instancePath:instancePath+"/result",schemaPath:"Deleted/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.deleted !== undefined){
let data4 = data3.deleted;
if(typeof data4 !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/result/deleted",schemaPath:"Deleted/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data4 === true)){
validate30.errors = [{instancePath:instancePath+"/result/deleted",schemaPath:"Deleted/properties/deleted/enum",keyword:"enum",params:{allowedValues: schema39.properties.deleted.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/result",schemaPath:"Deleted/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

exports.validateDistanceRounding = validate31;
const schema43 = {"$id":"DistanceRounding","type":"string","enum":["as_given","nearest_integer","tenth_down","thousandth","unrounded"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DistanceRounding" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "as_given") || (data === "nearest_integer")) || (data === "tenth_down")) || (data === "thousandth")) || (data === "unrounded"))){
validate31.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}

exports.validateDocumentationUrl = validate32;
const schema44 = {"$id":"DocumentationUrl","type":"string","maxLength":2048};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentationUrl" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 2048){
validate32.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

exports.validateErrorCode = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorCode" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 64){
validate33.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate33.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

exports.validateErrorEnvelope = validate34;
const schema46 = {"$id":"ErrorEnvelope","type":"object","required":["success","request_id","error","code"],"properties":{"success":{"type":"boolean","enum":[false]},"request_id":{"$ref":"RequestId"},"error":{"$ref":"ErrorText"},"code":{"$ref":"ErrorCode"},"documentation_url":{"$ref":"DocumentationUrl"},"retry_after_seconds":{"$ref":"RetryAfterSeconds"},"detail":{"$ref":"Findings"}}};
const schema48 = {"$id":"ErrorText","type":"string","minLength":1,"maxLength":4000};
const schema51 = {"$id":"RetryAfterSeconds","type":"integer","minimum":1,"maximum":2678400};
const schema52 = {"$id":"Findings","type":"array","minItems":1,"maxItems":100,"items":{"$ref":"ValidationFinding"}};
const schema53 = {"$id":"ValidationFinding","type":"object","required":["loc","msg","type"],"properties":{"loc":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"string","maxLength":255}},"msg":{"type":"string","minLength":1,"maxLength":1000},"type":{"type":"string","maxLength":64,"pattern":"^[a-z_]+$"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Findings" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate35.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data.length < 1){
validate35.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.loc === undefined) && (missing0 = "loc")) || ((data0.msg === undefined) && (missing0 = "msg"))) || ((data0.type === undefined) && (missing0 = "type"))){
validate35.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"ValidationFinding/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.loc !== undefined){
let data1 = data0.loc;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 8){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"ValidationFinding/properties/loc/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data1.length < 1){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"ValidationFinding/properties/loc/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data2 = data1[i1];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 255){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/loc/" + i1,schemaPath:"ValidationFinding/properties/loc/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/" + i0+"/loc/" + i1,schemaPath:"ValidationFinding/properties/loc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs6 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"ValidationFinding/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.msg !== undefined){
let data3 = data0.msg;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) > 1000){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/msg",schemaPath:"ValidationFinding/properties/msg/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/msg",schemaPath:"ValidationFinding/properties/msg/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/" + i0+"/msg",schemaPath:"ValidationFinding/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.type !== undefined){
let data4 = data0.type;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func2(data4) > 64){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"ValidationFinding/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data4)){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"ValidationFinding/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"ValidationFinding/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"ValidationFinding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.code === undefined) && (missing0 = "code"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate34.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema46.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate34.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate34.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate34.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate34.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate34.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate34.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate34.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentation_url !== undefined){
let data4 = data.documentation_url;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func2(data4) > 2048){
validate34.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_after_seconds !== undefined){
let data5 = data.retry_after_seconds;
const _errs15 = errors;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate34.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2678400 || isNaN(data5)){
validate34.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2678400},message:"must be <= 2678400"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate34.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs18 = errors;
if(!(validate35(data.detail, {instancePath:instancePath+"/detail",parentData:data,parentDataProperty:"detail",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

exports.validateErrorText = validate37;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorText" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 4000){
validate37.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate37.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

exports.validateExampleList = validate38;
const schema55 = {"$id":"ExampleList","type":"object","required":["examples"],"properties":{"examples":{"type":"array","maxItems":50,"items":{"$ref":"ExampleProblem"}}}};
const schema56 = {"$id":"ExampleProblem","type":"object","required":["id","title","description","request"],"properties":{"id":{"type":"string","maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","maxLength":100},"description":{"type":"string","maxLength":500},"request":{"$ref":"SolveRequest"}}};
const pattern13 = new RegExp("^[a-z0-9-]+$", "u");
const schema57 = {"$id":"SolveRequest","type":"object","required":["node_num","vehicle_num","distance_matrix","start_nodes","end_nodes","node_demands","vehicles_capacity"],"properties":{"name":{"type":"string","nullable":true,"maxLength":4096,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$"},"objective":{"$ref":"Objective"},"node_num":{"type":"integer","minimum":1,"maximum":2147483647},"node_positions":{"type":"array","nullable":true,"items":{"$ref":"Coordinates"}},"vehicle_num":{"type":"integer","minimum":1,"maximum":2147483647},"distance_matrix":{"type":"array","items":{"type":"array","items":{"type":"number","minimum":0,"maximum":1000000000000}}},"start_nodes":{"type":"array","items":{"$ref":"NodeIndex"}},"end_nodes":{"type":"array","items":{"$ref":"NodeIndex"}},"node_demands":{"type":"array","items":{"type":"number","minimum":0,"maximum":1000000000000}},"vehicles_capacity":{"type":"array","items":{"type":"number","minimum":0,"maximum":1000000000000}},"vehicle_fixed_costs":{"type":"array","nullable":true,"items":{"type":"number","minimum":0,"maximum":1000000000000}},"vehicle_unit_distance_costs":{"type":"array","nullable":true,"items":{"type":"number","minimum":0,"maximum":1000000000000}},"node_time_windows":{"type":"array","nullable":true,"items":{"$ref":"TimeWindow"}},"node_service_time":{"type":"array","nullable":true,"items":{"type":"number","minimum":0,"maximum":1000000000000}},"vehicle_speeds":{"type":"array","nullable":true,"items":{"type":"number","exclusiveMinimum":0,"maximum":1000000000000}},"max_working_hours":{"type":"number","nullable":true,"exclusiveMinimum":0,"maximum":1000000000000},"base_start_time":{"type":"array","nullable":true,"maxItems":3,"items":{"type":"integer","minimum":0,"maximum":59}},"time_limit_seconds":{"type":"integer","nullable":true,"minimum":1},"late_penalty_per_min":{"type":"number","nullable":true,"minimum":0,"maximum":1000000000000},"callback_url":{"type":"string","nullable":true,"maxLength":2048,"pattern":"^https?://"},"seed":{"type":"integer","nullable":true,"minimum":0,"maximum":4294967295},"iterations":{"type":"integer","nullable":true,"minimum":1,"maximum":1000000000},"strategy":{"type":"string","nullable":true,"maxLength":64,"pattern":"^[a-z][a-z0-9-]*$"}}};
const schema58 = {"$id":"Objective","type":"string","nullable":true,"enum":["min_total_distance","min_total_cost",null]};
const schema60 = {"$id":"NodeIndex","type":"integer","minimum":0,"maximum":2147483646};
const schema62 = {"$id":"TimeWindow","type":"array","minItems":2,"maxItems":2,"items":{"type":"number","minimum":-1000000000000,"maximum":1000000000000}};
const pattern14 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");
const pattern15 = new RegExp("^https?://", "u");
const pattern16 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolveRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.node_num === undefined) && (missing0 = "node_num")) || ((data.vehicle_num === undefined) && (missing0 = "vehicle_num"))) || ((data.distance_matrix === undefined) && (missing0 = "distance_matrix"))) || ((data.start_nodes === undefined) && (missing0 = "start_nodes"))) || ((data.end_nodes === undefined) && (missing0 = "end_nodes"))) || ((data.node_demands === undefined) && (missing0 = "node_demands"))) || ((data.vehicles_capacity === undefined) && (missing0 = "vehicles_capacity"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 4096){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern14.test(data0)){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.objective !== undefined){
let data1 = data.objective;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate40.errors = [{instancePath:instancePath+"/objective",schemaPath:"Objective/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "min_total_distance") || (data1 === "min_total_cost")) || (data1 === null))){
validate40.errors = [{instancePath:instancePath+"/objective",schemaPath:"Objective/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node_num !== undefined){
let data2 = data.node_num;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate40.errors = [{instancePath:instancePath+"/node_num",schemaPath:"#/properties/node_num/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate40.errors = [{instancePath:instancePath+"/node_num",schemaPath:"#/properties/node_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate40.errors = [{instancePath:instancePath+"/node_num",schemaPath:"#/properties/node_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node_positions !== undefined){
let data3 = data.node_positions;
const _errs10 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate40.errors = [{instancePath:instancePath+"/node_positions",schemaPath:"#/properties/node_positions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs10){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
if(data4.length > 2){
validate40.errors = [{instancePath:instancePath+"/node_positions/" + i0,schemaPath:"Coordinates/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data4.length < 2){
validate40.errors = [{instancePath:instancePath+"/node_positions/" + i0,schemaPath:"Coordinates/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs16 = errors;
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000000000 || isNaN(data5)){
validate40.errors = [{instancePath:instancePath+"/node_positions/" + i0+"/" + i1,schemaPath:"Coordinates/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data5 < -1000000000000 || isNaN(data5)){
validate40.errors = [{instancePath:instancePath+"/node_positions/" + i0+"/" + i1,schemaPath:"Coordinates/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/node_positions/" + i0+"/" + i1,schemaPath:"Coordinates/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/node_positions/" + i0,schemaPath:"Coordinates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle_num !== undefined){
let data6 = data.vehicle_num;
const _errs18 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate40.errors = [{instancePath:instancePath+"/vehicle_num",schemaPath:"#/properties/vehicle_num/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate40.errors = [{instancePath:instancePath+"/vehicle_num",schemaPath:"#/properties/vehicle_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate40.errors = [{instancePath:instancePath+"/vehicle_num",schemaPath:"#/properties/vehicle_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distance_matrix !== undefined){
let data7 = data.distance_matrix;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data7)){
var valid5 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data8)){
var valid6 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
const _errs24 = errors;
if(errors === _errs24){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000000000 || isNaN(data9)){
validate40.errors = [{instancePath:instancePath+"/distance_matrix/" + i2+"/" + i3,schemaPath:"#/properties/distance_matrix/items/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate40.errors = [{instancePath:instancePath+"/distance_matrix/" + i2+"/" + i3,schemaPath:"#/properties/distance_matrix/items/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/distance_matrix/" + i2+"/" + i3,schemaPath:"#/properties/distance_matrix/items/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid6 = _errs24 === errors;
if(!valid6){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/distance_matrix/" + i2,schemaPath:"#/properties/distance_matrix/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/distance_matrix",schemaPath:"#/properties/distance_matrix/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_nodes !== undefined){
let data10 = data.start_nodes;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data10)){
var valid7 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
const _errs28 = errors;
const _errs29 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate40.errors = [{instancePath:instancePath+"/start_nodes/" + i4,schemaPath:"NodeIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483646 || isNaN(data11)){
validate40.errors = [{instancePath:instancePath+"/start_nodes/" + i4,schemaPath:"NodeIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate40.errors = [{instancePath:instancePath+"/start_nodes/" + i4,schemaPath:"NodeIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid7 = _errs28 === errors;
if(!valid7){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/start_nodes",schemaPath:"#/properties/start_nodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_nodes !== undefined){
let data12 = data.end_nodes;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data12)){
var valid9 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
const _errs33 = errors;
const _errs34 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate40.errors = [{instancePath:instancePath+"/end_nodes/" + i5,schemaPath:"NodeIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2147483646 || isNaN(data13)){
validate40.errors = [{instancePath:instancePath+"/end_nodes/" + i5,schemaPath:"NodeIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate40.errors = [{instancePath:instancePath+"/end_nodes/" + i5,schemaPath:"NodeIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/end_nodes",schemaPath:"#/properties/end_nodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node_demands !== undefined){
let data14 = data.node_demands;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data14)){
var valid11 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
let data15 = data14[i6];
const _errs38 = errors;
if(errors === _errs38){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000000000 || isNaN(data15)){
validate40.errors = [{instancePath:instancePath+"/node_demands/" + i6,schemaPath:"#/properties/node_demands/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate40.errors = [{instancePath:instancePath+"/node_demands/" + i6,schemaPath:"#/properties/node_demands/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/node_demands/" + i6,schemaPath:"#/properties/node_demands/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid11 = _errs38 === errors;
if(!valid11){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/node_demands",schemaPath:"#/properties/node_demands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicles_capacity !== undefined){
let data16 = data.vehicles_capacity;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data16)){
var valid12 = true;
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
let data17 = data16[i7];
const _errs42 = errors;
if(errors === _errs42){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000000000 || isNaN(data17)){
validate40.errors = [{instancePath:instancePath+"/vehicles_capacity/" + i7,schemaPath:"#/properties/vehicles_capacity/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate40.errors = [{instancePath:instancePath+"/vehicles_capacity/" + i7,schemaPath:"#/properties/vehicles_capacity/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/vehicles_capacity/" + i7,schemaPath:"#/properties/vehicles_capacity/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid12 = _errs42 === errors;
if(!valid12){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/vehicles_capacity",schemaPath:"#/properties/vehicles_capacity/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle_fixed_costs !== undefined){
let data18 = data.vehicle_fixed_costs;
const _errs44 = errors;
if((!(Array.isArray(data18))) && (data18 !== null)){
validate40.errors = [{instancePath:instancePath+"/vehicle_fixed_costs",schemaPath:"#/properties/vehicle_fixed_costs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs44){
if(Array.isArray(data18)){
var valid13 = true;
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
let data19 = data18[i8];
const _errs47 = errors;
if(errors === _errs47){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000000000000 || isNaN(data19)){
validate40.errors = [{instancePath:instancePath+"/vehicle_fixed_costs/" + i8,schemaPath:"#/properties/vehicle_fixed_costs/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate40.errors = [{instancePath:instancePath+"/vehicle_fixed_costs/" + i8,schemaPath:"#/properties/vehicle_fixed_costs/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/vehicle_fixed_costs/" + i8,schemaPath:"#/properties/vehicle_fixed_costs/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid13 = _errs47 === errors;
if(!valid13){
break;
}
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle_unit_distance_costs !== undefined){
let data20 = data.vehicle_unit_distance_costs;
const _errs49 = errors;
if((!(Array.isArray(data20))) && (data20 !== null)){
validate40.errors = [{instancePath:instancePath+"/vehicle_unit_distance_costs",schemaPath:"#/properties/vehicle_unit_distance_costs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs49){
if(Array.isArray(data20)){
var valid14 = true;
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
let data21 = data20[i9];
const _errs52 = errors;
if(errors === _errs52){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000000000 || isNaN(data21)){
validate40.errors = [{instancePath:instancePath+"/vehicle_unit_distance_costs/" + i9,schemaPath:"#/properties/vehicle_unit_distance_costs/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate40.errors = [{instancePath:instancePath+"/vehicle_unit_distance_costs/" + i9,schemaPath:"#/properties/vehicle_unit_distance_costs/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/vehicle_unit_distance_costs/" + i9,schemaPath:"#/properties/vehicle_unit_distance_costs/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid14 = _errs52 === errors;
if(!valid14){
break;
}
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node_time_windows !== undefined){
let data22 = data.node_time_windows;
const _errs54 = errors;
if((!(Array.isArray(data22))) && (data22 !== null)){
validate40.errors = [{instancePath:instancePath+"/node_time_windows",schemaPath:"#/properties/node_time_windows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs54){
if(Array.isArray(data22)){
var valid15 = true;
const len10 = data22.length;
for(let i10=0; i10<len10; i10++){
let data23 = data22[i10];
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(Array.isArray(data23)){
if(data23.length > 2){
validate40.errors = [{instancePath:instancePath+"/node_time_windows/" + i10,schemaPath:"TimeWindow/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data23.length < 2){
validate40.errors = [{instancePath:instancePath+"/node_time_windows/" + i10,schemaPath:"TimeWindow/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid17 = true;
const len11 = data23.length;
for(let i11=0; i11<len11; i11++){
let data24 = data23[i11];
const _errs60 = errors;
if(errors === _errs60){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1000000000000 || isNaN(data24)){
validate40.errors = [{instancePath:instancePath+"/node_time_windows/" + i10+"/" + i11,schemaPath:"TimeWindow/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data24 < -1000000000000 || isNaN(data24)){
validate40.errors = [{instancePath:instancePath+"/node_time_windows/" + i10+"/" + i11,schemaPath:"TimeWindow/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/node_time_windows/" + i10+"/" + i11,schemaPath:"TimeWindow/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid17 = _errs60 === errors;
if(!valid17){
break;
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/node_time_windows/" + i10,schemaPath:"TimeWindow/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs57 === errors;
if(!valid15){
break;
}
}
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node_service_time !== undefined){
let data25 = data.node_service_time;
const _errs62 = errors;
if((!(Array.isArray(data25))) && (data25 !== null)){
validate40.errors = [{instancePath:instancePath+"/node_service_time",schemaPath:"#/properties/node_service_time/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs62){
if(Array.isArray(data25)){
var valid18 = true;
const len12 = data25.length;
for(let i12=0; i12<len12; i12++){
let data26 = data25[i12];
const _errs65 = errors;
if(errors === _errs65){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1000000000000 || isNaN(data26)){
validate40.errors = [{instancePath:instancePath+"/node_service_time/" + i12,schemaPath:"#/properties/node_service_time/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data26 < 0 || isNaN(data26)){
validate40.errors = [{instancePath:instancePath+"/node_service_time/" + i12,schemaPath:"#/properties/node_service_time/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/node_service_time/" + i12,schemaPath:"#/properties/node_service_time/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid18 = _errs65 === errors;
if(!valid18){
break;
}
}
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle_speeds !== undefined){
let data27 = data.vehicle_speeds;
const _errs67 = errors;
if((!(Array.isArray(data27))) && (data27 !== null)){
validate40.errors = [{instancePath:instancePath+"/vehicle_speeds",schemaPath:"#/properties/vehicle_speeds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs67){
if(Array.isArray(data27)){
var valid19 = true;
const len13 = data27.length;
for(let i13=0; i13<len13; i13++){
let data28 = data27[i13];
const _errs70 = errors;
if(errors === _errs70){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1000000000000 || isNaN(data28)){
validate40.errors = [{instancePath:instancePath+"/vehicle_speeds/" + i13,schemaPath:"#/properties/vehicle_speeds/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data28 <= 0 || isNaN(data28)){
validate40.errors = [{instancePath:instancePath+"/vehicle_speeds/" + i13,schemaPath:"#/properties/vehicle_speeds/items/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/vehicle_speeds/" + i13,schemaPath:"#/properties/vehicle_speeds/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid19 = _errs70 === errors;
if(!valid19){
break;
}
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_working_hours !== undefined){
let data29 = data.max_working_hours;
const _errs72 = errors;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
validate40.errors = [{instancePath:instancePath+"/max_working_hours",schemaPath:"#/properties/max_working_hours/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs72){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 1000000000000 || isNaN(data29)){
validate40.errors = [{instancePath:instancePath+"/max_working_hours",schemaPath:"#/properties/max_working_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data29 <= 0 || isNaN(data29)){
validate40.errors = [{instancePath:instancePath+"/max_working_hours",schemaPath:"#/properties/max_working_hours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_start_time !== undefined){
let data30 = data.base_start_time;
const _errs75 = errors;
if((!(Array.isArray(data30))) && (data30 !== null)){
validate40.errors = [{instancePath:instancePath+"/base_start_time",schemaPath:"#/properties/base_start_time/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs75){
if(Array.isArray(data30)){
if(data30.length > 3){
validate40.errors = [{instancePath:instancePath+"/base_start_time",schemaPath:"#/properties/base_start_time/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
var valid20 = true;
const len14 = data30.length;
for(let i14=0; i14<len14; i14++){
let data31 = data30[i14];
const _errs78 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate40.errors = [{instancePath:instancePath+"/base_start_time/" + i14,schemaPath:"#/properties/base_start_time/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs78){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 59 || isNaN(data31)){
validate40.errors = [{instancePath:instancePath+"/base_start_time/" + i14,schemaPath:"#/properties/base_start_time/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59},message:"must be <= 59"}];
return false;
}
else {
if(data31 < 0 || isNaN(data31)){
validate40.errors = [{instancePath:instancePath+"/base_start_time/" + i14,schemaPath:"#/properties/base_start_time/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid20 = _errs78 === errors;
if(!valid20){
break;
}
}
}
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_limit_seconds !== undefined){
let data32 = data.time_limit_seconds;
const _errs80 = errors;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)){
validate40.errors = [{instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs80){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
validate40.errors = [{instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.late_penalty_per_min !== undefined){
let data33 = data.late_penalty_per_min;
const _errs83 = errors;
if((!((typeof data33 == "number") && (isFinite(data33)))) && (data33 !== null)){
validate40.errors = [{instancePath:instancePath+"/late_penalty_per_min",schemaPath:"#/properties/late_penalty_per_min/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs83){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 1000000000000 || isNaN(data33)){
validate40.errors = [{instancePath:instancePath+"/late_penalty_per_min",schemaPath:"#/properties/late_penalty_per_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data33 < 0 || isNaN(data33)){
validate40.errors = [{instancePath:instancePath+"/late_penalty_per_min",schemaPath:"#/properties/late_penalty_per_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_url !== undefined){
let data34 = data.callback_url;
const _errs86 = errors;
if((typeof data34 !== "string") && (data34 !== null)){
validate40.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs86){
if(typeof data34 === "string"){
if(func2(data34) > 2048){
validate40.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern15.test(data34)){
validate40.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
}
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data35 = data.seed;
const _errs89 = errors;
if((!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))) && (data35 !== null)){
validate40.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs89){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 4294967295 || isNaN(data35)){
validate40.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"}];
return false;
}
else {
if(data35 < 0 || isNaN(data35)){
validate40.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iterations !== undefined){
let data36 = data.iterations;
const _errs92 = errors;
if((!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))) && (data36 !== null)){
validate40.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs92){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 1000000000 || isNaN(data36)){
validate40.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data36 < 1 || isNaN(data36)){
validate40.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strategy !== undefined){
let data37 = data.strategy;
const _errs95 = errors;
if((typeof data37 !== "string") && (data37 !== null)){
validate40.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs95){
if(typeof data37 === "string"){
if(func2(data37) > 64){
validate40.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern16.test(data37)){
validate40.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""}];
return false;
}
}
}
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExampleProblem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.request === undefined) && (missing0 = "request"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern13.test(data0)){
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 100){
validate39.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate39.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
const _errs7 = errors;
if(!(validate40(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExampleList" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.examples === undefined) && (missing0 = "examples")){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.examples !== undefined){
let data0 = data.examples;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 50){
validate38.errors = [{instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate39(data0[i0], {instancePath:instancePath+"/examples/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

exports.validateExampleProblem = validate39;

exports.validateExamplesEnvelope = validate43;
const schema63 = {"$id":"ExamplesEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"ExampleList"}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExamplesEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate43.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate43.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema63.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate43.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate43.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate43.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate43.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate43.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate43.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs12 = errors;
if(!(validate38(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

exports.validateExpiresAt = validate45;
const schema65 = {"$id":"ExpiresAt","type":"string","nullable":true,"maxLength":32};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExpiresAt" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 32){
validate45.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
validate45.errors = vErrors;
return errors === 0;
}

exports.validateFailedEnvelope = validate46;
const schema66 = {"$id":"FailedEnvelope","type":"object","required":["success","request_id","error","code","result","state","accepted_at","started_at","finished_at","expires_at"],"properties":{"success":{"type":"boolean","enum":[false]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","minLength":1,"maxLength":4000},"code":{"$ref":"ErrorCode"},"result":{"type":"object","nullable":true,"not":{"type":"object"}},"warnings":{"$ref":"Warnings"},"state":{"$ref":"FailedState"},"accepted_at":{"$ref":"AcceptedAt"},"started_at":{"$ref":"StartedAt"},"finished_at":{"$ref":"FinishedAt"},"expires_at":{"$ref":"ExpiresAt"}}};
const schema71 = {"$id":"FailedState","type":"string","enum":["failed"]};
const schema73 = {"$id":"StartedAt","type":"string","nullable":true,"maxLength":32};
const schema74 = {"$id":"FinishedAt","type":"string","nullable":true,"maxLength":32};
const schema69 = {"$id":"Warnings","type":"array","minItems":1,"maxItems":20,"items":{"$ref":"RequestWarning"}};
const schema70 = {"$id":"RequestWarning","type":"object","required":["code","loc","message"],"properties":{"code":{"type":"string","maxLength":64,"pattern":"^[a-z_]+$"},"loc":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"string","maxLength":255}},"message":{"type":"string","minLength":1,"maxLength":1000}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Warnings" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 20){
validate47.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
if(data.length < 1){
validate47.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.code === undefined) && (missing0 = "code")) || ((data0.loc === undefined) && (missing0 = "loc"))) || ((data0.message === undefined) && (missing0 = "message"))){
validate47.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"RequestWarning/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate47.errors = [{instancePath:instancePath+"/" + i0+"/code",schemaPath:"RequestWarning/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate47.errors = [{instancePath:instancePath+"/" + i0+"/code",schemaPath:"RequestWarning/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/" + i0+"/code",schemaPath:"RequestWarning/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.loc !== undefined){
let data2 = data0.loc;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 8){
validate47.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"RequestWarning/properties/loc/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data2.length < 1){
validate47.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"RequestWarning/properties/loc/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) > 255){
validate47.errors = [{instancePath:instancePath+"/" + i0+"/loc/" + i1,schemaPath:"RequestWarning/properties/loc/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/" + i0+"/loc/" + i1,schemaPath:"RequestWarning/properties/loc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"RequestWarning/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.message !== undefined){
let data4 = data0.message;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func2(data4) > 1000){
validate47.errors = [{instancePath:instancePath+"/" + i0+"/message",schemaPath:"RequestWarning/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data4) < 1){
validate47.errors = [{instancePath:instancePath+"/" + i0+"/message",schemaPath:"RequestWarning/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/" + i0+"/message",schemaPath:"RequestWarning/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"RequestWarning/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FailedEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate46.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema66.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate46.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate46.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate46.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate46.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate46.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate46.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate46.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data4 = data.result;
const _errs11 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate46.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs14 = errors;
const _errs15 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid3 = _errs15 === errors;
if(valid3){
validate46.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs17 = errors;
if(!(validate47(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data6 = data.state;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate46.errors = [{instancePath:instancePath+"/state",schemaPath:"FailedState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data6 === "failed")){
validate46.errors = [{instancePath:instancePath+"/state",schemaPath:"FailedState/enum",keyword:"enum",params:{allowedValues: schema71.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted_at !== undefined){
let data7 = data.accepted_at;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(func2(data7) > 32){
validate46.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data8 = data.started_at;
const _errs24 = errors;
const _errs25 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate46.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
if(typeof data8 === "string"){
if(func2(data8) > 32){
validate46.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished_at !== undefined){
let data9 = data.finished_at;
const _errs28 = errors;
const _errs29 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate46.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs29){
if(typeof data9 === "string"){
if(func2(data9) > 32){
validate46.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data10 = data.expires_at;
const _errs32 = errors;
const _errs33 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate46.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs33){
if(typeof data10 === "string"){
if(func2(data10) > 32){
validate46.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

exports.validateFailedState = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FailedState" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data === "failed")){
validate49.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema71.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate49.errors = vErrors;
return errors === 0;
}

exports.validateFindings = validate35;

exports.validateFinishedAt = validate50;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FinishedAt" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 32){
validate50.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
validate50.errors = vErrors;
return errors === 0;
}

exports.validateFinishedEnvelope = validate51;
const schema78 = {"$id":"FinishedEnvelope","oneOf":[{"$ref":"SolvedEnvelope"},{"$ref":"FailedEnvelope"}]};
const schema79 = {"$id":"SolvedEnvelope","type":"object","required":["success","request_id","error","result","state","accepted_at","started_at","finished_at","expires_at"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"SolvedResult"},"state":{"$ref":"SolvedState"},"accepted_at":{"$ref":"AcceptedAt"},"started_at":{"$ref":"StartedAt"},"finished_at":{"$ref":"FinishedAt"},"expires_at":{"$ref":"ExpiresAt"}}};
const schema91 = {"$id":"SolvedState","type":"string","enum":["solved"]};
const schema81 = {"$id":"SolvedResult","type":"object","required":["success","error","total_cost","routes","distances","loads","time_windows","time","request_id","strategy","seed","details"],"properties":{"success":{"type":"boolean"},"error":{"type":"string","nullable":true,"maxLength":1000},"total_cost":{"type":"number","minimum":0},"routes":{"type":"object","additionalProperties":{"type":"array","minItems":2,"items":{"$ref":"NodeIndex"}}},"distances":{"type":"array","items":{"type":"number","minimum":0}},"loads":{"type":"object","additionalProperties":{"type":"array","minItems":2,"items":{"type":"number","minimum":0}}},"time_windows":{"type":"object","additionalProperties":{"type":"array","minItems":2,"items":{"$ref":"ClockInterval"}}},"time":{"type":"number","minimum":0},"request_id":{"$ref":"RequestId"},"strategy":{"type":"string","maxLength":64,"pattern":"^[a-z][a-z0-9-]*$"},"seed":{"type":"integer","minimum":0,"maximum":4294967295},"details":{"$ref":"SolutionDetails"},"warnings":{"$ref":"Warnings"}}};
const schema84 = {"$id":"SolutionDetails","type":"object","required":["cost","vehicles"],"properties":{"cost":{"$ref":"CostSplit"},"vehicles":{"type":"array","items":{"$ref":"VehicleDetails"}},"search":{"$ref":"SearchSummary"}}};
const schema90 = {"$id":"SearchSummary","type":"object","required":["ended","iterations","threads"],"properties":{"ended":{"type":"string","maxLength":40},"iterations":{"type":"integer","nullable":true,"minimum":0},"threads":{"type":"integer","minimum":1},"variant":{"type":"string","nullable":true,"maxLength":60}}};
const schema86 = {"$id":"VehicleDetails","type":"object","required":["vehicle","distance","working_minutes","cost","stops"],"properties":{"vehicle":{"type":"integer","minimum":0,"maximum":2147483646},"distance":{"type":"number","minimum":0},"working_minutes":{"type":"number","nullable":true,"minimum":0},"cost":{"$ref":"CostSplit"},"stops":{"type":"array","minItems":2,"items":{"$ref":"StopDetails"}}}};
const schema88 = {"$id":"StopDetails","type":"object","required":["node","load","arrival","waiting","start","leave","lateness"],"properties":{"node":{"$ref":"NodeIndex"},"load":{"type":"number","minimum":0},"arrival":{"type":"number","nullable":true,"minimum":0},"waiting":{"type":"number","nullable":true,"minimum":0},"start":{"type":"number","nullable":true,"minimum":0},"leave":{"type":"number","nullable":true,"minimum":0},"lateness":{"type":"number","nullable":true,"minimum":0}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StopDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.node === undefined) && (missing0 = "node")) || ((data.load === undefined) && (missing0 = "load"))) || ((data.arrival === undefined) && (missing0 = "arrival"))) || ((data.waiting === undefined) && (missing0 = "waiting"))) || ((data.start === undefined) && (missing0 = "start"))) || ((data.leave === undefined) && (missing0 = "leave"))) || ((data.lateness === undefined) && (missing0 = "lateness"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.node !== undefined){
let data0 = data.node;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate57.errors = [{instancePath:instancePath+"/node",schemaPath:"NodeIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483646 || isNaN(data0)){
validate57.errors = [{instancePath:instancePath+"/node",schemaPath:"NodeIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate57.errors = [{instancePath:instancePath+"/node",schemaPath:"NodeIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load !== undefined){
let data1 = data.load;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate57.errors = [{instancePath:instancePath+"/load",schemaPath:"#/properties/load/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/load",schemaPath:"#/properties/load/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrival !== undefined){
let data2 = data.arrival;
const _errs6 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate57.errors = [{instancePath:instancePath+"/arrival",schemaPath:"#/properties/arrival/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate57.errors = [{instancePath:instancePath+"/arrival",schemaPath:"#/properties/arrival/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data3 = data.waiting;
const _errs9 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate57.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate57.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start !== undefined){
let data4 = data.start;
const _errs12 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate57.errors = [{instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leave !== undefined){
let data5 = data.leave;
const _errs15 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate57.errors = [{instancePath:instancePath+"/leave",schemaPath:"#/properties/leave/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate57.errors = [{instancePath:instancePath+"/leave",schemaPath:"#/properties/leave/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lateness !== undefined){
let data6 = data.lateness;
const _errs18 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
validate57.errors = [{instancePath:instancePath+"/lateness",schemaPath:"#/properties/lateness/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate57.errors = [{instancePath:instancePath+"/lateness",schemaPath:"#/properties/lateness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VehicleDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.vehicle === undefined) && (missing0 = "vehicle")) || ((data.distance === undefined) && (missing0 = "distance"))) || ((data.working_minutes === undefined) && (missing0 = "working_minutes"))) || ((data.cost === undefined) && (missing0 = "cost"))) || ((data.stops === undefined) && (missing0 = "stops"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.vehicle !== undefined){
let data0 = data.vehicle;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate56.errors = [{instancePath:instancePath+"/vehicle",schemaPath:"#/properties/vehicle/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483646 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/vehicle",schemaPath:"#/properties/vehicle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/vehicle",schemaPath:"#/properties/vehicle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distance !== undefined){
let data1 = data.distance;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate56.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.working_minutes !== undefined){
let data2 = data.working_minutes;
const _errs5 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate56.errors = [{instancePath:instancePath+"/working_minutes",schemaPath:"#/properties/working_minutes/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate56.errors = [{instancePath:instancePath+"/working_minutes",schemaPath:"#/properties/working_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
let data3 = data.cost;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.distance === undefined) && (missing1 = "distance")) || ((data3.fixed === undefined) && (missing1 = "fixed"))) || ((data3.lateness === undefined) && (missing1 = "lateness"))){
validate56.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.distance !== undefined){
let data4 = data3.distance;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.fixed !== undefined){
let data5 = data3.fixed;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate56.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.lateness !== undefined){
let data6 = data3.lateness;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate56.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stops !== undefined){
let data7 = data.stops;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
if(data7.length < 2){
validate56.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(!(validate57(data7[i0], {instancePath:instancePath+"/stops/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolutionDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cost === undefined) && (missing0 = "cost")) || ((data.vehicles === undefined) && (missing0 = "vehicles"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cost !== undefined){
let data0 = data.cost;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.distance === undefined) && (missing1 = "distance")) || ((data0.fixed === undefined) && (missing1 = "fixed"))) || ((data0.lateness === undefined) && (missing1 = "lateness"))){
validate55.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.distance !== undefined){
let data1 = data0.distance;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate55.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.fixed !== undefined){
let data2 = data0.fixed;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate55.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.lateness !== undefined){
let data3 = data0.lateness;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate55.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicles !== undefined){
let data4 = data.vehicles;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate56(data4[i0], {instancePath:instancePath+"/vehicles/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search !== undefined){
let data6 = data.search;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((((data6.ended === undefined) && (missing2 = "ended")) || ((data6.iterations === undefined) && (missing2 = "iterations"))) || ((data6.threads === undefined) && (missing2 = "threads"))){
validate55.errors = [{instancePath:instancePath+"/search",schemaPath:"SearchSummary/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.ended !== undefined){
let data7 = data6.ended;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(func2(data7) > 40){
validate55.errors = [{instancePath:instancePath+"/search/ended",schemaPath:"SearchSummary/properties/ended/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/search/ended",schemaPath:"SearchSummary/properties/ended/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.iterations !== undefined){
let data8 = data6.iterations;
const _errs18 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate55.errors = [{instancePath:instancePath+"/search/iterations",schemaPath:"SearchSummary/properties/iterations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate55.errors = [{instancePath:instancePath+"/search/iterations",schemaPath:"SearchSummary/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.threads !== undefined){
let data9 = data6.threads;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate55.errors = [{instancePath:instancePath+"/search/threads",schemaPath:"SearchSummary/properties/threads/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate55.errors = [{instancePath:instancePath+"/search/threads",schemaPath:"SearchSummary/properties/threads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.variant !== undefined){
let data10 = data6.variant;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate55.errors = [{instancePath:instancePath+"/search/variant",schemaPath:"SearchSummary/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs23){
if(typeof data10 === "string"){
if(func2(data10) > 60){
validate55.errors = [{instancePath:instancePath+"/search/variant",schemaPath:"SearchSummary/properties/variant/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/search",schemaPath:"SearchSummary/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolvedResult" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.success === undefined) && (missing0 = "success")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.total_cost === undefined) && (missing0 = "total_cost"))) || ((data.routes === undefined) && (missing0 = "routes"))) || ((data.distances === undefined) && (missing0 = "distances"))) || ((data.loads === undefined) && (missing0 = "loads"))) || ((data.time_windows === undefined) && (missing0 = "time_windows"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.strategy === undefined) && (missing0 = "strategy"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.details === undefined) && (missing0 = "details"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data1 = data.error;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate53.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 1000){
validate53.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_cost !== undefined){
let data2 = data.total_cost;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routes !== undefined){
let data3 = data.routes;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length < 2){
validate53.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/routes/additionalProperties/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate53.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483646 || isNaN(data5)){
validate53.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate53.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/routes/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distances !== undefined){
let data6 = data.distances;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs18 = errors;
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate53.errors = [{instancePath:instancePath+"/distances/" + i1,schemaPath:"#/properties/distances/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/distances/" + i1,schemaPath:"#/properties/distances/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/distances",schemaPath:"#/properties/distances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loads !== undefined){
let data8 = data.loads;
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
let data9 = data8[key1];
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data9)){
if(data9.length < 2){
validate53.errors = [{instancePath:instancePath+"/loads/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/loads/additionalProperties/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid6 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs25 = errors;
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate53.errors = [{instancePath:instancePath+"/loads/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/properties/loads/additionalProperties/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/loads/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/properties/loads/additionalProperties/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid6 = _errs25 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/loads/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/loads/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/loads",schemaPath:"#/properties/loads/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_windows !== undefined){
let data11 = data.time_windows;
const _errs27 = errors;
if(errors === _errs27){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
let data12 = data11[key2];
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data12)){
if(data12.length < 2){
validate53.errors = [{instancePath:instancePath+"/time_windows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/time_windows/additionalProperties/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid8 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs32 = errors;
if(!(validate21(data12[i3], {instancePath:instancePath+"/time_windows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,parentData:data12,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid8 = _errs32 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/time_windows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/time_windows/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs30 === errors;
if(!valid7){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/time_windows",schemaPath:"#/properties/time_windows/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
let data14 = data.time;
const _errs33 = errors;
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate53.errors = [{instancePath:instancePath+"/time",schemaPath:"#/properties/time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data15 = data.request_id;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data15 === "string"){
if(func2(data15) > 64){
validate53.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data15) < 22){
validate53.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data15)){
validate53.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strategy !== undefined){
let data16 = data.strategy;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data16 === "string"){
if(func2(data16) > 64){
validate53.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern16.test(data16)){
validate53.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data17 = data.seed;
const _errs40 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate53.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs40){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 4294967295 || isNaN(data17)){
validate53.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate53.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
const _errs42 = errors;
if(!(validate55(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs43 = errors;
if(!(validate47(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolvedEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate52.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema79.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate52.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate52.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate52.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate52.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate52.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate52.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs12 = errors;
if(!(validate53(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data4 = data.state;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate52.errors = [{instancePath:instancePath+"/state",schemaPath:"SolvedState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data4 === "solved")){
validate52.errors = [{instancePath:instancePath+"/state",schemaPath:"SolvedState/enum",keyword:"enum",params:{allowedValues: schema91.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted_at !== undefined){
let data5 = data.accepted_at;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func2(data5) > 32){
validate52.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data6 = data.started_at;
const _errs19 = errors;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate52.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs20){
if(typeof data6 === "string"){
if(func2(data6) > 32){
validate52.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished_at !== undefined){
let data7 = data.finished_at;
const _errs23 = errors;
const _errs24 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate52.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs24){
if(typeof data7 === "string"){
if(func2(data7) > 32){
validate52.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data8 = data.expires_at;
const _errs27 = errors;
const _errs28 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate52.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs28){
if(typeof data8 === "string"){
if(func2(data8) > 32){
validate52.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FinishedEnvelope" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate51.errors = vErrors;
return errors === 0;
}

exports.validateGeoJsonFile = validate65;
const schema96 = {"$id":"GeoJsonFile","type":"object","required":["type","features"],"properties":{"type":{"type":"string","maxLength":32},"features":{"type":"array","items":{"type":"object","additionalProperties":true}}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GeoJsonFile" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.features === undefined) && (missing0 = "features"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 32){
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.features !== undefined){
let data1 = data.features;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate65.errors = [{instancePath:instancePath+"/features/" + i0,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

exports.validateHistoryEntry = validate66;
const schema97 = {"$id":"HistoryEntry","type":"object","required":["request_id","name","state","code","created_at","started_at","finished_at","nodes","vehicles","time_limit_seconds","strategy","seed","attempts","total_cost","solve_seconds","callback","callback_status","callback_reason","callback_at"],"properties":{"request_id":{"$ref":"RequestId"},"name":{"type":"string","nullable":true,"maxLength":512},"state":{"$ref":"TaskState"},"code":{"type":"string","nullable":true,"maxLength":64},"created_at":{"type":"string","maxLength":32},"started_at":{"type":"string","nullable":true,"maxLength":32},"finished_at":{"type":"string","nullable":true,"maxLength":32},"nodes":{"type":"integer","minimum":1},"vehicles":{"type":"integer","minimum":1},"time_limit_seconds":{"type":"number","minimum":0},"strategy":{"type":"string","maxLength":64},"seed":{"type":"integer","minimum":0,"maximum":4294967295},"attempts":{"type":"integer","nullable":true,"minimum":0},"total_cost":{"type":"number","nullable":true,"minimum":0},"solve_seconds":{"type":"number","nullable":true,"minimum":0},"callback":{"$ref":"CallbackOutcome"},"callback_status":{"type":"integer","nullable":true,"minimum":100,"maximum":599},"callback_reason":{"type":"string","nullable":true,"maxLength":200},"callback_at":{"type":"string","nullable":true,"maxLength":32}}};
const schema99 = {"$id":"TaskState","type":"string","enum":["queued","solving","solved","failed"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HistoryEntry" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.nodes === undefined) && (missing0 = "nodes"))) || ((data.vehicles === undefined) && (missing0 = "vehicles"))) || ((data.time_limit_seconds === undefined) && (missing0 = "time_limit_seconds"))) || ((data.strategy === undefined) && (missing0 = "strategy"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.total_cost === undefined) && (missing0 = "total_cost"))) || ((data.solve_seconds === undefined) && (missing0 = "solve_seconds"))) || ((data.callback === undefined) && (missing0 = "callback"))) || ((data.callback_status === undefined) && (missing0 = "callback_status"))) || ((data.callback_reason === undefined) && (missing0 = "callback_reason"))) || ((data.callback_at === undefined) && (missing0 = "callback_at"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.request_id !== undefined){
let data0 = data.request_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate66.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 22){
validate66.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate66.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate66.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 512){
validate66.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data2 = data.state;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate66.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "queued") || (data2 === "solving")) || (data2 === "solved")) || (data2 === "failed"))){
validate66.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskState/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate66.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate66.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data4 = data.created_at;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func2(data4) > 32){
validate66.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data5 = data.started_at;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate66.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(func2(data5) > 32){
validate66.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished_at !== undefined){
let data6 = data.finished_at;
const _errs18 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate66.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs18){
if(typeof data6 === "string"){
if(func2(data6) > 32){
validate66.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodes !== undefined){
let data7 = data.nodes;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate66.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate66.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicles !== undefined){
let data8 = data.vehicles;
const _errs23 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate66.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate66.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_limit_seconds !== undefined){
let data9 = data.time_limit_seconds;
const _errs25 = errors;
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate66.errors = [{instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strategy !== undefined){
let data10 = data.strategy;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data10 === "string"){
if(func2(data10) > 64){
validate66.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data11 = data.seed;
const _errs29 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate66.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 4294967295 || isNaN(data11)){
validate66.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate66.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data12 = data.attempts;
const _errs31 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate66.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate66.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_cost !== undefined){
let data13 = data.total_cost;
const _errs34 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate66.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs34){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate66.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.solve_seconds !== undefined){
let data14 = data.solve_seconds;
const _errs37 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate66.errors = [{instancePath:instancePath+"/solve_seconds",schemaPath:"#/properties/solve_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs37){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate66.errors = [{instancePath:instancePath+"/solve_seconds",schemaPath:"#/properties/solve_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
let data15 = data.callback;
const _errs40 = errors;
if(typeof data15 !== "string"){
validate66.errors = [{instancePath:instancePath+"/callback",schemaPath:"CallbackOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data15 === "not_asked") || (data15 === "pending")) || (data15 === "delivered")) || (data15 === "undelivered")) || (data15 === "blocked")) || (data15 === "unclear"))){
validate66.errors = [{instancePath:instancePath+"/callback",schemaPath:"CallbackOutcome/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_status !== undefined){
let data16 = data.callback_status;
const _errs43 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate66.errors = [{instancePath:instancePath+"/callback_status",schemaPath:"#/properties/callback_status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 599 || isNaN(data16)){
validate66.errors = [{instancePath:instancePath+"/callback_status",schemaPath:"#/properties/callback_status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data16 < 100 || isNaN(data16)){
validate66.errors = [{instancePath:instancePath+"/callback_status",schemaPath:"#/properties/callback_status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_reason !== undefined){
let data17 = data.callback_reason;
const _errs46 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate66.errors = [{instancePath:instancePath+"/callback_reason",schemaPath:"#/properties/callback_reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs46){
if(typeof data17 === "string"){
if(func2(data17) > 200){
validate66.errors = [{instancePath:instancePath+"/callback_reason",schemaPath:"#/properties/callback_reason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_at !== undefined){
let data18 = data.callback_at;
const _errs49 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate66.errors = [{instancePath:instancePath+"/callback_at",schemaPath:"#/properties/callback_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs49){
if(typeof data18 === "string"){
if(func2(data18) > 32){
validate66.errors = [{instancePath:instancePath+"/callback_at",schemaPath:"#/properties/callback_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

exports.validateHistoryEntryDetails = validate67;
const schema101 = {"$id":"HistoryEntryDetails","type":"object","required":["entry","failure","outcome","files"],"properties":{"entry":{"$ref":"HistoryEntry"},"failure":{"type":"string","nullable":true,"maxLength":4000},"outcome":{"$ref":"OutcomeSummary"},"files":{"type":"array","maxItems":5,"items":{"$ref":"HistoryFile"}},"callback_resendable":{"type":"boolean"}}};
const schema104 = {"$id":"HistoryFile","type":"string","enum":["request","result","routes.csv","routes.geojson","routes.svg"]};
const schema102 = {"$id":"OutcomeSummary","type":"object","nullable":true,"required":["total_cost","cost","distance","vehicles_used","customers_served","waiting_minutes","lateness_minutes","working_minutes"],"properties":{"total_cost":{"type":"number","minimum":0},"cost":{"$ref":"CostSplit"},"distance":{"type":"number","minimum":0},"vehicles_used":{"type":"integer","minimum":0},"customers_served":{"type":"integer","minimum":0},"waiting_minutes":{"type":"number","nullable":true,"minimum":0},"lateness_minutes":{"type":"number","nullable":true,"minimum":0},"working_minutes":{"type":"number","nullable":true,"minimum":0}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutcomeSummary" */;
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.total_cost === undefined) && (missing0 = "total_cost")) || ((data.cost === undefined) && (missing0 = "cost"))) || ((data.distance === undefined) && (missing0 = "distance"))) || ((data.vehicles_used === undefined) && (missing0 = "vehicles_used"))) || ((data.customers_served === undefined) && (missing0 = "customers_served"))) || ((data.waiting_minutes === undefined) && (missing0 = "waiting_minutes"))) || ((data.lateness_minutes === undefined) && (missing0 = "lateness_minutes"))) || ((data.working_minutes === undefined) && (missing0 = "working_minutes"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total_cost !== undefined){
let data0 = data.total_cost;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate69.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
let data1 = data.cost;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.distance === undefined) && (missing1 = "distance")) || ((data1.fixed === undefined) && (missing1 = "fixed"))) || ((data1.lateness === undefined) && (missing1 = "lateness"))){
validate69.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.distance !== undefined){
let data2 = data1.distance;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate69.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.fixed !== undefined){
let data3 = data1.fixed;
const _errs9 = errors;
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate69.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.lateness !== undefined){
let data4 = data1.lateness;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate69.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distance !== undefined){
let data5 = data.distance;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate69.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicles_used !== undefined){
let data6 = data.vehicles_used;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate69.errors = [{instancePath:instancePath+"/vehicles_used",schemaPath:"#/properties/vehicles_used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate69.errors = [{instancePath:instancePath+"/vehicles_used",schemaPath:"#/properties/vehicles_used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customers_served !== undefined){
let data7 = data.customers_served;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate69.errors = [{instancePath:instancePath+"/customers_served",schemaPath:"#/properties/customers_served/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate69.errors = [{instancePath:instancePath+"/customers_served",schemaPath:"#/properties/customers_served/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting_minutes !== undefined){
let data8 = data.waiting_minutes;
const _errs19 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate69.errors = [{instancePath:instancePath+"/waiting_minutes",schemaPath:"#/properties/waiting_minutes/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate69.errors = [{instancePath:instancePath+"/waiting_minutes",schemaPath:"#/properties/waiting_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lateness_minutes !== undefined){
let data9 = data.lateness_minutes;
const _errs22 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
validate69.errors = [{instancePath:instancePath+"/lateness_minutes",schemaPath:"#/properties/lateness_minutes/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate69.errors = [{instancePath:instancePath+"/lateness_minutes",schemaPath:"#/properties/lateness_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.working_minutes !== undefined){
let data10 = data.working_minutes;
const _errs25 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
validate69.errors = [{instancePath:instancePath+"/working_minutes",schemaPath:"#/properties/working_minutes/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate69.errors = [{instancePath:instancePath+"/working_minutes",schemaPath:"#/properties/working_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HistoryEntryDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.entry === undefined) && (missing0 = "entry")) || ((data.failure === undefined) && (missing0 = "failure"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.files === undefined) && (missing0 = "files"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.entry !== undefined){
const _errs1 = errors;
if(!(validate66(data.entry, {instancePath:instancePath+"/entry",parentData:data,parentDataProperty:"entry",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure !== undefined){
let data1 = data.failure;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate67.errors = [{instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs2){
if(typeof data1 === "string"){
if(func2(data1) > 4000){
validate67.errors = [{instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
const _errs5 = errors;
if(!(validate69(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data3 = data.files;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
if(data3.length > 5){
validate67.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
if(typeof data4 !== "string"){
validate67.errors = [{instancePath:instancePath+"/files/" + i0,schemaPath:"HistoryFile/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data4 === "request") || (data4 === "result")) || (data4 === "routes.csv")) || (data4 === "routes.geojson")) || (data4 === "routes.svg"))){
validate67.errors = [{instancePath:instancePath+"/files/" + i0,schemaPath:"HistoryFile/enum",keyword:"enum",params:{allowedValues: schema104.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_resendable !== undefined){
const _errs11 = errors;
if(typeof data.callback_resendable !== "boolean"){
validate67.errors = [{instancePath:instancePath+"/callback_resendable",schemaPath:"#/properties/callback_resendable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

exports.validateHistoryEntryEnvelope = validate71;
const schema105 = {"$id":"HistoryEntryEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"HistoryEntryDetails"}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HistoryEntryEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate71.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema105.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate71.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate71.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate71.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate71.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate71.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate71.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs12 = errors;
if(!(validate67(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

exports.validateHistoryEnvelope = validate73;
const schema107 = {"$id":"HistoryEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"HistoryPage"}}};
const schema109 = {"$id":"HistoryPage","type":"object","required":["entries","next_cursor","matching","searched"],"properties":{"entries":{"type":"array","maxItems":100,"items":{"$ref":"HistoryEntry"}},"next_cursor":{"type":"string","nullable":true,"maxLength":128},"matching":{"type":"integer","minimum":0,"maximum":10000},"searched":{"type":"integer","minimum":0,"maximum":10000}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HistoryPage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.entries === undefined) && (missing0 = "entries")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.matching === undefined) && (missing0 = "matching"))) || ((data.searched === undefined) && (missing0 = "searched"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.entries !== undefined){
let data0 = data.entries;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate74.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate66(data0[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate74.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 128){
validate74.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.matching !== undefined){
let data3 = data.matching;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate74.errors = [{instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000 || isNaN(data3)){
validate74.errors = [{instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate74.errors = [{instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.searched !== undefined){
let data4 = data.searched;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate74.errors = [{instancePath:instancePath+"/searched",schemaPath:"#/properties/searched/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000 || isNaN(data4)){
validate74.errors = [{instancePath:instancePath+"/searched",schemaPath:"#/properties/searched/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate74.errors = [{instancePath:instancePath+"/searched",schemaPath:"#/properties/searched/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HistoryEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate73.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema107.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate73.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate73.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate73.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate73.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate73.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate73.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs12 = errors;
if(!(validate74(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

exports.validateHistoryFile = validate77;

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HistoryFile" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "request") || (data === "result")) || (data === "routes.csv")) || (data === "routes.geojson")) || (data === "routes.svg"))){
validate77.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema104.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate77.errors = vErrors;
return errors === 0;
}

exports.validateHistoryPage = validate74;

exports.validateIncumbentRoutes = validate78;
const schema111 = {"$id":"IncumbentRoutes","type":"object","nullable":true,"additionalProperties":{"type":"array","minItems":2,"items":{"$ref":"NodeIndex"}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IncumbentRoutes" */;
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length < 2){
validate78.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate78.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483646 || isNaN(data1)){
validate78.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate78.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
if(!valid0){
break;
}
}
}
}
validate78.errors = vErrors;
return errors === 0;
}

exports.validateKeyAction = validate79;
const schema113 = {"$id":"KeyAction","type":"string","enum":["enable","disable","revoke"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeyAction" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "enable") || (data === "disable")) || (data === "revoke"))){
validate79.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate79.errors = vErrors;
return errors === 0;
}

exports.validateKeyChange = validate80;
const schema114 = {"$id":"KeyChange","type":"object","additionalProperties":false,"required":["action"],"properties":{"action":{"$ref":"KeyAction"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeyChange" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.action === undefined) && (missing0 = "action")){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "action")){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
validate80.errors = [{instancePath:instancePath+"/action",schemaPath:"KeyAction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "enable") || (data0 === "disable")) || (data0 === "revoke"))){
validate80.errors = [{instancePath:instancePath+"/action",schemaPath:"KeyAction/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

exports.validateKeyEnvelope = validate81;
const schema116 = {"$id":"KeyEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"ApiKey"}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeyEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate81.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema116.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate81.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate81.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate81.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate81.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate81.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate81.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs12 = errors;
if(!(validate16(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

exports.validateKeyList = validate83;
const schema118 = {"$id":"KeyList","type":"object","required":["keys","most_keys"],"properties":{"keys":{"type":"array","maxItems":1000,"items":{"$ref":"ApiKey"}},"most_keys":{"type":"integer","minimum":1}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeyList" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.keys === undefined) && (missing0 = "keys")) || ((data.most_keys === undefined) && (missing0 = "most_keys"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.keys !== undefined){
let data0 = data.keys;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate83.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate16(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.most_keys !== undefined){
let data2 = data.most_keys;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate83.errors = [{instancePath:instancePath+"/most_keys",schemaPath:"#/properties/most_keys/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate83.errors = [{instancePath:instancePath+"/most_keys",schemaPath:"#/properties/most_keys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

exports.validateKeyListEnvelope = validate85;
const schema119 = {"$id":"KeyListEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"KeyList"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeyListEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate85.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate85.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema119.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate85.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate85.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate85.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate85.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate85.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate85.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs12 = errors;
if(!(validate83(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

exports.validateKeyState = validate87;

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeyState" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "active") || (data === "disabled")) || (data === "expired")) || (data === "revoked"))){
validate87.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate87.errors = vErrors;
return errors === 0;
}

exports.validateMinuteUsage = validate88;

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MinuteUsage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.limit === undefined) && (missing0 = "limit")) || ((data.used === undefined) && (missing0 = "used"))) || ((data.remaining === undefined) && (missing0 = "remaining"))) || ((data.reset_seconds === undefined) && (missing0 = "reset_seconds"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.limit !== undefined){
let data0 = data.limit;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate88.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.used !== undefined){
let data1 = data.used;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate88.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate88.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remaining !== undefined){
let data2 = data.remaining;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate88.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate88.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reset_seconds !== undefined){
let data3 = data.reset_seconds;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate88.errors = [{instancePath:instancePath+"/reset_seconds",schemaPath:"#/properties/reset_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate88.errors = [{instancePath:instancePath+"/reset_seconds",schemaPath:"#/properties/reset_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}

exports.validateMonthUsage = validate89;

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MonthUsage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.limit === undefined) && (missing0 = "limit")) || ((data.used === undefined) && (missing0 = "used"))) || ((data.remaining === undefined) && (missing0 = "remaining"))) || ((data.resets_at === undefined) && (missing0 = "resets_at"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.limit !== undefined){
let data0 = data.limit;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate89.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate89.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.used !== undefined){
let data1 = data.used;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate89.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate89.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remaining !== undefined){
let data2 = data.remaining;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate89.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate89.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resets_at !== undefined){
let data3 = data.resets_at;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 32){
validate89.errors = [{instancePath:instancePath+"/resets_at",schemaPath:"#/properties/resets_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate89.errors = [{instancePath:instancePath+"/resets_at",schemaPath:"#/properties/resets_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

exports.validateNewCallbackSecretEnvelope = validate90;
const schema124 = {"$id":"NewCallbackSecretEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"CreatedCallbackSecret"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NewCallbackSecretEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate90.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate90.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema124.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate90.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate90.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate90.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate90.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate90.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate90.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data3 = data.result;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.secret === undefined) && (missing1 = "secret")) || ((data3.created_at === undefined) && (missing1 = "created_at"))) || ((data3.previous_created_at === undefined) && (missing1 = "previous_created_at"))){
validate90.errors = [{instancePath:instancePath+"/result",schemaPath:"CreatedCallbackSecret/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.secret !== undefined){
let data4 = data3.secret;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func2(data4) > 128){
validate90.errors = [{instancePath:instancePath+"/result/secret",schemaPath:"CreatedCallbackSecret/properties/secret/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/result/secret",schemaPath:"CreatedCallbackSecret/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.created_at !== undefined){
let data5 = data3.created_at;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func2(data5) > 32){
validate90.errors = [{instancePath:instancePath+"/result/created_at",schemaPath:"CreatedCallbackSecret/properties/created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/result/created_at",schemaPath:"CreatedCallbackSecret/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.previous_created_at !== undefined){
let data6 = data3.previous_created_at;
const _errs19 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate90.errors = [{instancePath:instancePath+"/result/previous_created_at",schemaPath:"CreatedCallbackSecret/properties/previous_created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs19){
if(typeof data6 === "string"){
if(func2(data6) > 32){
validate90.errors = [{instancePath:instancePath+"/result/previous_created_at",schemaPath:"CreatedCallbackSecret/properties/previous_created_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/result",schemaPath:"CreatedCallbackSecret/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

exports.validateNewKey = validate91;
const schema127 = {"$id":"NewKey","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$"},"expires_in_days":{"type":"integer","nullable":true,"minimum":1,"maximum":3650}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NewKey" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "expires_in_days"))){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 100){
validate91.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate91.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern14.test(data0)){
validate91.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_in_days !== undefined){
let data1 = data.expires_in_days;
const _errs4 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate91.errors = [{instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 3650 || isNaN(data1)){
validate91.errors = [{instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},message:"must be <= 3650"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate91.errors = [{instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

exports.validateNewKeyEnvelope = validate92;
const schema128 = {"$id":"NewKeyEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"CreatedKey"}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NewKeyEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate92.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema128.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate92.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate92.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate92.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate92.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate92.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate92.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs12 = errors;
if(!(validate26(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

exports.validateNodeIndex = validate94;

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NodeIndex" */;
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483646 || isNaN(data)){
validate94.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate94.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate94.errors = vErrors;
return errors === 0;
}

exports.validateObjective = validate95;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Objective" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "min_total_distance") || (data === "min_total_cost")) || (data === null))){
validate95.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate95.errors = vErrors;
return errors === 0;
}

exports.validateOutcomeSummary = validate69;

exports.validatePlanLimits = validate96;

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlanLimits" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.max_nodes === undefined) && (missing0 = "max_nodes")) || ((data.max_vehicles === undefined) && (missing0 = "max_vehicles"))) || ((data.default_solve_seconds === undefined) && (missing0 = "default_solve_seconds"))) || ((data.max_solve_seconds === undefined) && (missing0 = "max_solve_seconds"))) || ((data.max_body_bytes === undefined) && (missing0 = "max_body_bytes"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.max_nodes !== undefined){
let data0 = data.max_nodes;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate96.errors = [{instancePath:instancePath+"/max_nodes",schemaPath:"#/properties/max_nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate96.errors = [{instancePath:instancePath+"/max_nodes",schemaPath:"#/properties/max_nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_vehicles !== undefined){
let data1 = data.max_vehicles;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate96.errors = [{instancePath:instancePath+"/max_vehicles",schemaPath:"#/properties/max_vehicles/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate96.errors = [{instancePath:instancePath+"/max_vehicles",schemaPath:"#/properties/max_vehicles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_solve_seconds !== undefined){
let data2 = data.default_solve_seconds;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate96.errors = [{instancePath:instancePath+"/default_solve_seconds",schemaPath:"#/properties/default_solve_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate96.errors = [{instancePath:instancePath+"/default_solve_seconds",schemaPath:"#/properties/default_solve_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_solve_seconds !== undefined){
let data3 = data.max_solve_seconds;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate96.errors = [{instancePath:instancePath+"/max_solve_seconds",schemaPath:"#/properties/max_solve_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate96.errors = [{instancePath:instancePath+"/max_solve_seconds",schemaPath:"#/properties/max_solve_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_body_bytes !== undefined){
let data4 = data.max_body_bytes;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate96.errors = [{instancePath:instancePath+"/max_body_bytes",schemaPath:"#/properties/max_body_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate96.errors = [{instancePath:instancePath+"/max_body_bytes",schemaPath:"#/properties/max_body_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

exports.validatePlaygroundEnd = validate97;
const schema133 = {"$id":"PlaygroundEnd","type":"object","required":["state","checked","code","total_cost"],"properties":{"state":{"$ref":"TaskState"},"checked":{"type":"boolean"},"code":{"type":"string","nullable":true,"maxLength":64},"total_cost":{"type":"number","nullable":true,"minimum":0}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlaygroundEnd" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.state === undefined) && (missing0 = "state")) || ((data.checked === undefined) && (missing0 = "checked"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.total_cost === undefined) && (missing0 = "total_cost"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate97.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "queued") || (data0 === "solving")) || (data0 === "solved")) || (data0 === "failed"))){
validate97.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskState/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checked !== undefined){
const _errs4 = errors;
if(typeof data.checked !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/checked",schemaPath:"#/properties/checked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data2 = data.code;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate97.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 64){
validate97.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_cost !== undefined){
let data3 = data.total_cost;
const _errs9 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate97.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate97.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}

exports.validatePlaygroundEventStream = validate98;
const schema135 = {"$id":"PlaygroundEventStream","type":"string","maxLength":1000000000};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlaygroundEventStream" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 1000000000){
validate98.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000000000},message:"must NOT have more than 1000000000 characters"}];
return false;
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

exports.validatePlaygroundIncumbent = validate99;
const schema136 = {"$id":"PlaygroundIncumbent","type":"object","required":["strategy","elapsed_seconds","incumbents","best_cost","best_found_seconds","routes"],"properties":{"strategy":{"type":"string","maxLength":64},"elapsed_seconds":{"type":"number","minimum":0},"incumbents":{"type":"integer","minimum":0},"best_cost":{"type":"number","nullable":true,"minimum":-1000000000000000000},"best_found_seconds":{"type":"number","nullable":true,"minimum":0},"routes":{"$ref":"IncumbentRoutes"}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlaygroundIncumbent" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.strategy === undefined) && (missing0 = "strategy")) || ((data.elapsed_seconds === undefined) && (missing0 = "elapsed_seconds"))) || ((data.incumbents === undefined) && (missing0 = "incumbents"))) || ((data.best_cost === undefined) && (missing0 = "best_cost"))) || ((data.best_found_seconds === undefined) && (missing0 = "best_found_seconds"))) || ((data.routes === undefined) && (missing0 = "routes"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.strategy !== undefined){
let data0 = data.strategy;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate99.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.elapsed_seconds !== undefined){
let data1 = data.elapsed_seconds;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate99.errors = [{instancePath:instancePath+"/elapsed_seconds",schemaPath:"#/properties/elapsed_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/elapsed_seconds",schemaPath:"#/properties/elapsed_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incumbents !== undefined){
let data2 = data.incumbents;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate99.errors = [{instancePath:instancePath+"/incumbents",schemaPath:"#/properties/incumbents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate99.errors = [{instancePath:instancePath+"/incumbents",schemaPath:"#/properties/incumbents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.best_cost !== undefined){
let data3 = data.best_cost;
const _errs7 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate99.errors = [{instancePath:instancePath+"/best_cost",schemaPath:"#/properties/best_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < -1000000000000000000 || isNaN(data3)){
validate99.errors = [{instancePath:instancePath+"/best_cost",schemaPath:"#/properties/best_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000000000},message:"must be >= -1000000000000000000"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.best_found_seconds !== undefined){
let data4 = data.best_found_seconds;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate99.errors = [{instancePath:instancePath+"/best_found_seconds",schemaPath:"#/properties/best_found_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate99.errors = [{instancePath:instancePath+"/best_found_seconds",schemaPath:"#/properties/best_found_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routes !== undefined){
const _errs13 = errors;
if(!(validate78(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

exports.validatePlaygroundTask = validate101;
const schema137 = {"$id":"PlaygroundTask","type":"object","required":["request_id","state","queue_depth"],"properties":{"request_id":{"$ref":"RequestId"},"state":{"$ref":"TaskState"},"queue_depth":{"type":"integer","nullable":true,"minimum":0},"time_limit_seconds":{"type":"number","minimum":0},"progress":{"$ref":"PlaygroundIncumbent"},"end":{"$ref":"PlaygroundEnd"},"outcome":{"$ref":"FinishedEnvelope"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlaygroundTask" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.queue_depth === undefined) && (missing0 = "queue_depth"))){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.request_id !== undefined){
let data0 = data.request_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate101.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 22){
validate101.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate101.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data1 = data.state;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate101.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data1 === "queued") || (data1 === "solving")) || (data1 === "solved")) || (data1 === "failed"))){
validate101.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskState/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue_depth !== undefined){
let data2 = data.queue_depth;
const _errs7 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate101.errors = [{instancePath:instancePath+"/queue_depth",schemaPath:"#/properties/queue_depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate101.errors = [{instancePath:instancePath+"/queue_depth",schemaPath:"#/properties/queue_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_limit_seconds !== undefined){
let data3 = data.time_limit_seconds;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate101.errors = [{instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate101.errors = [{instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
const _errs12 = errors;
if(!(validate99(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end !== undefined){
const _errs13 = errors;
if(!(validate97(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
const _errs14 = errors;
if(!(validate51(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

exports.validatePlaygroundTaskEnvelope = validate105;
const schema140 = {"$id":"PlaygroundTaskEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"PlaygroundTask"}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlaygroundTaskEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate105.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate105.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema140.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate105.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate105.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate105.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate105.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate105.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate105.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs12 = errors;
if(!(validate101(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}

exports.validateProblemFinding = validate107;
const schema142 = {"$id":"ProblemFinding","type":"object","required":["loc","msg","type","remedy","line","column","offset","length"],"properties":{"loc":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"string","maxLength":255}},"msg":{"type":"string","minLength":1,"maxLength":1000},"type":{"type":"string","maxLength":64,"pattern":"^[a-z_]+$"},"remedy":{"type":"string","minLength":1,"maxLength":1000},"line":{"type":"integer","nullable":true,"minimum":1},"column":{"type":"integer","nullable":true,"minimum":1},"offset":{"type":"integer","nullable":true,"minimum":0},"length":{"type":"integer","nullable":true,"minimum":0}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProblemFinding" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.loc === undefined) && (missing0 = "loc")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.remedy === undefined) && (missing0 = "remedy"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.length === undefined) && (missing0 = "length"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.loc !== undefined){
let data0 = data.loc;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 8){
validate107.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data0.length < 1){
validate107.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate107.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
let data2 = data.msg;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 1000){
validate107.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate107.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate107.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate107.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remedy !== undefined){
let data4 = data.remedy;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 1000){
validate107.errors = [{instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data4) < 1){
validate107.errors = [{instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data5 = data.line;
const _errs11 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate107.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate107.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data6 = data.column;
const _errs14 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate107.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate107.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
let data7 = data.offset;
const _errs17 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate107.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate107.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length !== undefined){
let data8 = data.length;
const _errs20 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate107.errors = [{instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate107.errors = [{instancePath:instancePath+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}

exports.validateProblemFormat = validate108;
const schema143 = {"$id":"ProblemFormat","type":"string","enum":["json","cvrplib","solomon"]};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProblemFormat" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "json") || (data === "cvrplib")) || (data === "solomon"))){
validate108.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate108.errors = vErrors;
return errors === 0;
}

exports.validateProblemReport = validate109;
const schema144 = {"$id":"ProblemReport","type":"object","required":["format","valid","findings","more_findings","request","nodes","vehicles","strategy"],"properties":{"format":{"$ref":"ProblemFormat"},"valid":{"type":"boolean"},"findings":{"type":"array","maxItems":100,"items":{"$ref":"ProblemFinding"}},"more_findings":{"type":"integer","minimum":0},"request":{"$ref":"ReadRequest"},"nodes":{"type":"integer","nullable":true,"minimum":0},"vehicles":{"type":"integer","nullable":true,"minimum":0},"strategy":{"type":"string","nullable":true,"maxLength":64},"distance_rounding":{"$ref":"DistanceRounding"},"positions":{"type":"array","nullable":true,"maxItems":100000,"items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"number","minimum":-1000000000000,"maximum":1000000000000}}}}};
const schema147 = {"$id":"ReadRequest","type":"object","nullable":true,"additionalProperties":true};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProblemReport" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.format === undefined) && (missing0 = "format")) || ((data.valid === undefined) && (missing0 = "valid"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.more_findings === undefined) && (missing0 = "more_findings"))) || ((data.request === undefined) && (missing0 = "request"))) || ((data.nodes === undefined) && (missing0 = "nodes"))) || ((data.vehicles === undefined) && (missing0 = "vehicles"))) || ((data.strategy === undefined) && (missing0 = "strategy"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.format !== undefined){
let data0 = data.format;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate109.errors = [{instancePath:instancePath+"/format",schemaPath:"ProblemFormat/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "json") || (data0 === "cvrplib")) || (data0 === "solomon"))){
validate109.errors = [{instancePath:instancePath+"/format",schemaPath:"ProblemFormat/enum",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valid !== undefined){
const _errs4 = errors;
if(typeof data.valid !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data2 = data.findings;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 100){
validate109.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((((((data3.loc === undefined) && (missing1 = "loc")) || ((data3.msg === undefined) && (missing1 = "msg"))) || ((data3.type === undefined) && (missing1 = "type"))) || ((data3.remedy === undefined) && (missing1 = "remedy"))) || ((data3.line === undefined) && (missing1 = "line"))) || ((data3.column === undefined) && (missing1 = "column"))) || ((data3.offset === undefined) && (missing1 = "offset"))) || ((data3.length === undefined) && (missing1 = "length"))){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0,schemaPath:"ProblemFinding/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.loc !== undefined){
let data4 = data3.loc;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 8){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/loc",schemaPath:"ProblemFinding/properties/loc/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data4.length < 1){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/loc",schemaPath:"ProblemFinding/properties/loc/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func2(data5) > 255){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/loc/" + i1,schemaPath:"ProblemFinding/properties/loc/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/loc/" + i1,schemaPath:"ProblemFinding/properties/loc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/loc",schemaPath:"ProblemFinding/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.msg !== undefined){
let data6 = data3.msg;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func2(data6) > 1000){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/msg",schemaPath:"ProblemFinding/properties/msg/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data6) < 1){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/msg",schemaPath:"ProblemFinding/properties/msg/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/msg",schemaPath:"ProblemFinding/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.type !== undefined){
let data7 = data3.type;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(func2(data7) > 64){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/type",schemaPath:"ProblemFinding/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data7)){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/type",schemaPath:"ProblemFinding/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/type",schemaPath:"ProblemFinding/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.remedy !== undefined){
let data8 = data3.remedy;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 === "string"){
if(func2(data8) > 1000){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/remedy",schemaPath:"ProblemFinding/properties/remedy/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data8) < 1){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/remedy",schemaPath:"ProblemFinding/properties/remedy/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/remedy",schemaPath:"ProblemFinding/properties/remedy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.line !== undefined){
let data9 = data3.line;
const _errs21 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/line",schemaPath:"ProblemFinding/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/line",schemaPath:"ProblemFinding/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.column !== undefined){
let data10 = data3.column;
const _errs24 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/column",schemaPath:"ProblemFinding/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/column",schemaPath:"ProblemFinding/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.offset !== undefined){
let data11 = data3.offset;
const _errs27 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/offset",schemaPath:"ProblemFinding/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/offset",schemaPath:"ProblemFinding/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.length !== undefined){
let data12 = data3.length;
const _errs30 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/length",schemaPath:"ProblemFinding/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate109.errors = [{instancePath:instancePath+"/findings/" + i0+"/length",schemaPath:"ProblemFinding/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/findings/" + i0,schemaPath:"ProblemFinding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.more_findings !== undefined){
let data13 = data.more_findings;
const _errs33 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate109.errors = [{instancePath:instancePath+"/more_findings",schemaPath:"#/properties/more_findings/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate109.errors = [{instancePath:instancePath+"/more_findings",schemaPath:"#/properties/more_findings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
let data14 = data.request;
const _errs35 = errors;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
validate109.errors = [{instancePath:instancePath+"/request",schemaPath:"ReadRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodes !== undefined){
let data15 = data.nodes;
const _errs40 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate109.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs40){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate109.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicles !== undefined){
let data16 = data.vehicles;
const _errs43 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate109.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate109.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strategy !== undefined){
let data17 = data.strategy;
const _errs46 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate109.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs46){
if(typeof data17 === "string"){
if(func2(data17) > 64){
validate109.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distance_rounding !== undefined){
let data18 = data.distance_rounding;
const _errs49 = errors;
if(typeof data18 !== "string"){
validate109.errors = [{instancePath:instancePath+"/distance_rounding",schemaPath:"DistanceRounding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data18 === "as_given") || (data18 === "nearest_integer")) || (data18 === "tenth_down")) || (data18 === "thousandth")) || (data18 === "unrounded"))){
validate109.errors = [{instancePath:instancePath+"/distance_rounding",schemaPath:"DistanceRounding/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.positions !== undefined){
let data19 = data.positions;
const _errs52 = errors;
if((!(Array.isArray(data19))) && (data19 !== null)){
validate109.errors = [{instancePath:instancePath+"/positions",schemaPath:"#/properties/positions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs52){
if(Array.isArray(data19)){
if(data19.length > 100000){
validate109.errors = [{instancePath:instancePath+"/positions",schemaPath:"#/properties/positions/maxItems",keyword:"maxItems",params:{limit: 100000},message:"must NOT have more than 100000 items"}];
return false;
}
else {
var valid8 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data20)){
if(data20.length > 2){
validate109.errors = [{instancePath:instancePath+"/positions/" + i2,schemaPath:"#/properties/positions/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data20.length < 2){
validate109.errors = [{instancePath:instancePath+"/positions/" + i2,schemaPath:"#/properties/positions/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid9 = true;
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
const _errs57 = errors;
if(errors === _errs57){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000000000 || isNaN(data21)){
validate109.errors = [{instancePath:instancePath+"/positions/" + i2+"/" + i3,schemaPath:"#/properties/positions/items/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data21 < -1000000000000 || isNaN(data21)){
validate109.errors = [{instancePath:instancePath+"/positions/" + i2+"/" + i3,schemaPath:"#/properties/positions/items/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/positions/" + i2+"/" + i3,schemaPath:"#/properties/positions/items/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid9 = _errs57 === errors;
if(!valid9){
break;
}
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/positions/" + i2,schemaPath:"#/properties/positions/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs55 === errors;
if(!valid8){
break;
}
}
}
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}

exports.validateProblemReportEnvelope = validate110;
const schema149 = {"$id":"ProblemReportEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"ProblemReport"}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProblemReportEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate110.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate110.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema149.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate110.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate110.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate110.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate110.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate110.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate110.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs12 = errors;
if(!(validate109(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

exports.validateProblemText = validate112;
const schema151 = {"$id":"ProblemText","type":"string","maxLength":1000000000};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProblemText" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 1000000000){
validate112.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000000000},message:"must NOT have more than 1000000000 characters"}];
return false;
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

exports.validateReadRequest = validate113;

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReadRequest" */;
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate113.errors = vErrors;
return errors === 0;
}

exports.validateRefusalCount = validate13;

exports.validateRefusalEnvelope = validate114;
const schema153 = {"$id":"RefusalEnvelope","type":"object","required":["success","request_id","error","code"],"properties":{"success":{"type":"boolean","enum":[false]},"request_id":{"$ref":"RequestId"},"error":{"$ref":"ErrorText"},"code":{"$ref":"CenterErrorCode"},"documentation_url":{"$ref":"DocumentationUrl"}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RefusalEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.code === undefined) && (missing0 = "code"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate114.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate114.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema153.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate114.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate114.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate114.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate114.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate114.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate114.errors = [{instancePath:instancePath+"/code",schemaPath:"CenterErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate114.errors = [{instancePath:instancePath+"/code",schemaPath:"CenterErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/code",schemaPath:"CenterErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentation_url !== undefined){
let data4 = data.documentation_url;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func2(data4) > 2048){
validate114.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

exports.validateRequestId = validate115;

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestId" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 64){
validate115.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data) < 22){
validate115.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate115.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

exports.validateRequestWarning = validate116;

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestWarning" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.loc === undefined) && (missing0 = "loc"))) || ((data.message === undefined) && (missing0 = "message"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate116.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data0)){
validate116.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loc !== undefined){
let data1 = data.loc;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 8){
validate116.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data1.length < 1){
validate116.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 255){
validate116.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data3 = data.message;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 1000){
validate116.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate116.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}

exports.validateRetryAfterSeconds = validate117;

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RetryAfterSeconds" */;
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 2678400 || isNaN(data)){
validate117.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2678400},message:"must be <= 2678400"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate117.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate117.errors = vErrors;
return errors === 0;
}

exports.validateSearchSummary = validate118;

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SearchSummary" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.ended === undefined) && (missing0 = "ended")) || ((data.iterations === undefined) && (missing0 = "iterations"))) || ((data.threads === undefined) && (missing0 = "threads"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ended !== undefined){
let data0 = data.ended;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 40){
validate118.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iterations !== undefined){
let data1 = data.iterations;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate118.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate118.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threads !== undefined){
let data2 = data.threads;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate118.errors = [{instancePath:instancePath+"/threads",schemaPath:"#/properties/threads/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate118.errors = [{instancePath:instancePath+"/threads",schemaPath:"#/properties/threads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variant !== undefined){
let data3 = data.variant;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate118.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) > 60){
validate118.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}

exports.validateSession = validate119;
const schema162 = {"$id":"Session","type":"object","required":["user_name","plan","api_access","csrf_token","signed_in_at","ends_at","idle_seconds"],"properties":{"user_name":{"type":"string","maxLength":256},"plan":{"type":"string","maxLength":64},"api_access":{"type":"boolean"},"csrf_token":{"type":"string","maxLength":64},"signed_in_at":{"type":"string","maxLength":32},"ends_at":{"type":"string","maxLength":32},"idle_seconds":{"type":"integer","minimum":1}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Session" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.user_name === undefined) && (missing0 = "user_name")) || ((data.plan === undefined) && (missing0 = "plan"))) || ((data.api_access === undefined) && (missing0 = "api_access"))) || ((data.csrf_token === undefined) && (missing0 = "csrf_token"))) || ((data.signed_in_at === undefined) && (missing0 = "signed_in_at"))) || ((data.ends_at === undefined) && (missing0 = "ends_at"))) || ((data.idle_seconds === undefined) && (missing0 = "idle_seconds"))){
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_name !== undefined){
let data0 = data.user_name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 256){
validate119.errors = [{instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plan !== undefined){
let data1 = data.plan;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate119.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_access !== undefined){
const _errs5 = errors;
if(typeof data.api_access !== "boolean"){
validate119.errors = [{instancePath:instancePath+"/api_access",schemaPath:"#/properties/api_access/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.csrf_token !== undefined){
let data3 = data.csrf_token;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate119.errors = [{instancePath:instancePath+"/csrf_token",schemaPath:"#/properties/csrf_token/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/csrf_token",schemaPath:"#/properties/csrf_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signed_in_at !== undefined){
let data4 = data.signed_in_at;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 32){
validate119.errors = [{instancePath:instancePath+"/signed_in_at",schemaPath:"#/properties/signed_in_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/signed_in_at",schemaPath:"#/properties/signed_in_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ends_at !== undefined){
let data5 = data.ends_at;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 32){
validate119.errors = [{instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idle_seconds !== undefined){
let data6 = data.idle_seconds;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate119.errors = [{instancePath:instancePath+"/idle_seconds",schemaPath:"#/properties/idle_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate119.errors = [{instancePath:instancePath+"/idle_seconds",schemaPath:"#/properties/idle_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}

exports.validateSessionEnvelope = validate120;
const schema163 = {"$id":"SessionEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"Session"}}};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SessionEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate120.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema163.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate120.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate120.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate120.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate120.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate120.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate120.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data3 = data.result;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((((data3.user_name === undefined) && (missing1 = "user_name")) || ((data3.plan === undefined) && (missing1 = "plan"))) || ((data3.api_access === undefined) && (missing1 = "api_access"))) || ((data3.csrf_token === undefined) && (missing1 = "csrf_token"))) || ((data3.signed_in_at === undefined) && (missing1 = "signed_in_at"))) || ((data3.ends_at === undefined) && (missing1 = "ends_at"))) || ((data3.idle_seconds === undefined) && (missing1 = "idle_seconds"))){
validate120.errors = [{instancePath:instancePath+"/result",schemaPath:"Session/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.user_name !== undefined){
let data4 = data3.user_name;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func2(data4) > 256){
validate120.errors = [{instancePath:instancePath+"/result/user_name",schemaPath:"Session/properties/user_name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/result/user_name",schemaPath:"Session/properties/user_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.plan !== undefined){
let data5 = data3.plan;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func2(data5) > 64){
validate120.errors = [{instancePath:instancePath+"/result/plan",schemaPath:"Session/properties/plan/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/result/plan",schemaPath:"Session/properties/plan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.api_access !== undefined){
const _errs19 = errors;
if(typeof data3.api_access !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/result/api_access",schemaPath:"Session/properties/api_access/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.csrf_token !== undefined){
let data7 = data3.csrf_token;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func2(data7) > 64){
validate120.errors = [{instancePath:instancePath+"/result/csrf_token",schemaPath:"Session/properties/csrf_token/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/result/csrf_token",schemaPath:"Session/properties/csrf_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.signed_in_at !== undefined){
let data8 = data3.signed_in_at;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data8 === "string"){
if(func2(data8) > 32){
validate120.errors = [{instancePath:instancePath+"/result/signed_in_at",schemaPath:"Session/properties/signed_in_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/result/signed_in_at",schemaPath:"Session/properties/signed_in_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.ends_at !== undefined){
let data9 = data3.ends_at;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data9 === "string"){
if(func2(data9) > 32){
validate120.errors = [{instancePath:instancePath+"/result/ends_at",schemaPath:"Session/properties/ends_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/result/ends_at",schemaPath:"Session/properties/ends_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.idle_seconds !== undefined){
let data10 = data3.idle_seconds;
const _errs27 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate120.errors = [{instancePath:instancePath+"/result/idle_seconds",schemaPath:"Session/properties/idle_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate120.errors = [{instancePath:instancePath+"/result/idle_seconds",schemaPath:"Session/properties/idle_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/result",schemaPath:"Session/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}

exports.validateSignIn = validate121;
const schema166 = {"$id":"SignIn","type":"object","additionalProperties":false,"required":["user_name","password"],"properties":{"user_name":{"type":"string","minLength":1,"maxLength":256},"password":{"type":"string","minLength":1,"maxLength":1024}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SignIn" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.user_name === undefined) && (missing0 = "user_name")) || ((data.password === undefined) && (missing0 = "password"))){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "user_name") || (key0 === "password"))){
validate121.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user_name !== undefined){
let data0 = data.user_name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 256){
validate121.errors = [{instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate121.errors = [{instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data1 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 1024){
validate121.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate121.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}

exports.validateSignedOut = validate122;
const schema167 = {"$id":"SignedOut","type":"object","required":["signed_out"],"properties":{"signed_out":{"type":"boolean","enum":[true]}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SignedOut" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.signed_out === undefined) && (missing0 = "signed_out")){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.signed_out !== undefined){
let data0 = data.signed_out;
if(typeof data0 !== "boolean"){
validate122.errors = [{instancePath:instancePath+"/signed_out",schemaPath:"#/properties/signed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate122.errors = [{instancePath:instancePath+"/signed_out",schemaPath:"#/properties/signed_out/enum",keyword:"enum",params:{allowedValues: schema167.properties.signed_out.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}

exports.validateSignedOutEnvelope = validate123;
const schema168 = {"$id":"SignedOutEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"SignedOut"}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SignedOutEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate123.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate123.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema168.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate123.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate123.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate123.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate123.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs10 === errors;
if(valid2){
validate123.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate123.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data3 = data.result;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.signed_out === undefined) && (missing1 = "signed_out")){
validate123.errors = [{instancePath:instancePath+"/result",schemaPath:"SignedOut/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.signed_out !== undefined){
let data4 = data3.signed_out;
if(typeof data4 !== "boolean"){
validate123.errors = [{instancePath:instancePath+"/result/signed_out",schemaPath:"SignedOut/properties/signed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data4 === true)){
validate123.errors = [{instancePath:instancePath+"/result/signed_out",schemaPath:"SignedOut/properties/signed_out/enum",keyword:"enum",params:{allowedValues: schema167.properties.signed_out.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/result",schemaPath:"SignedOut/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}

exports.validateSolutionDetails = validate55;

exports.validateSolveRequest = validate40;

exports.validateSolvedEnvelope = validate52;

exports.validateSolvedResult = validate53;

exports.validateSolvedState = validate124;

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolvedState" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data === "solved")){
validate124.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema91.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate124.errors = vErrors;
return errors === 0;
}

exports.validateStartedAt = validate125;

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StartedAt" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 32){
validate125.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
validate125.errors = vErrors;
return errors === 0;
}

exports.validateStopDetails = validate57;

exports.validateSvgFile = validate126;
const schema173 = {"$id":"SvgFile","type":"string","maxLength":1000000000};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SvgFile" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 1000000000){
validate126.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000000000},message:"must NOT have more than 1000000000 characters"}];
return false;
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}

exports.validateTaskState = validate127;

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TaskState" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "queued") || (data === "solving")) || (data === "solved")) || (data === "failed"))){
validate127.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate127.errors = vErrors;
return errors === 0;
}

exports.validateTaskStateName = validate128;
const schema175 = {"$id":"TaskStateName","type":"string","pattern":"^(queued|solving|solved|failed)$","maxLength":16};
const pattern43 = new RegExp("^(queued|solving|solved|failed)$", "u");

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TaskStateName" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 16){
validate128.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(!pattern43.test(data)){
validate128.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(queued|solving|solved|failed)$"},message:"must match pattern \""+"^(queued|solving|solved|failed)$"+"\""}];
return false;
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}

exports.validateThrottledEnvelope = validate129;
const schema176 = {"$id":"ThrottledEnvelope","type":"object","required":["success","request_id","error","code","retry_after_seconds"],"properties":{"success":{"type":"boolean","enum":[false]},"request_id":{"$ref":"RequestId"},"error":{"$ref":"ErrorText"},"code":{"$ref":"ErrorCode"},"documentation_url":{"$ref":"DocumentationUrl"},"retry_after_seconds":{"$ref":"RetryAfterSeconds"}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThrottledEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.retry_after_seconds === undefined) && (missing0 = "retry_after_seconds"))){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate129.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate129.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema176.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate129.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate129.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate129.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate129.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate129.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate129.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate129.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentation_url !== undefined){
let data4 = data.documentation_url;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func2(data4) > 2048){
validate129.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_after_seconds !== undefined){
let data5 = data.retry_after_seconds;
const _errs15 = errors;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate129.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2678400 || isNaN(data5)){
validate129.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2678400},message:"must be <= 2678400"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate129.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}

exports.validateTimeWindow = validate130;

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TimeWindow" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate130.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate130.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000000 || isNaN(data0)){
validate130.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data0 < -1000000000000 || isNaN(data0)){
validate130.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}

exports.validateValidationErrorEnvelope = validate131;
const schema183 = {"$id":"ValidationErrorEnvelope","type":"object","required":["success","request_id","error","code","detail"],"properties":{"success":{"type":"boolean","enum":[false]},"request_id":{"$ref":"RequestId"},"error":{"$ref":"ErrorText"},"code":{"$ref":"ErrorCode"},"documentation_url":{"$ref":"DocumentationUrl"},"detail":{"$ref":"Findings"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ValidationErrorEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate131.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate131.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema183.properties.success.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate131.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate131.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate131.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 4000){
validate131.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate131.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate131.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate131.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentation_url !== undefined){
let data4 = data.documentation_url;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func2(data4) > 2048){
validate131.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs15 = errors;
if(!(validate35(data.detail, {instancePath:instancePath+"/detail",parentData:data,parentDataProperty:"detail",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}

exports.validateValidationFinding = validate133;

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ValidationFinding" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.loc === undefined) && (missing0 = "loc")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.type === undefined) && (missing0 = "type"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.loc !== undefined){
let data0 = data.loc;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 8){
validate133.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data0.length < 1){
validate133.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate133.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
let data2 = data.msg;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 1000){
validate133.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate133.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate133.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate133.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}

exports.validateVehicleDetails = validate56;

exports.validateWarnings = validate47;

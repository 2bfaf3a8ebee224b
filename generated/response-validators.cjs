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

exports.validateAcceptedEnvelope = validate11;
const schema12 = {"$id":"AcceptedEnvelope","type":"object","required":["success","request_id","error","result","state","accepted_at","started_at","finished_at","expires_at"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"SolveAccepted"},"state":{"$ref":"TaskPhase"},"accepted_at":{"$ref":"AcceptedAt"},"started_at":{"$ref":"StartedAt"},"finished_at":{"$ref":"FinishedAt"},"expires_at":{"$ref":"ExpiresAt"}}};
const schema13 = {"$id":"RequestId","type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":22,"maxLength":64};
const schema16 = {"$id":"TaskPhase","type":"string","enum":["queued","solving"]};
const schema21 = {"$id":"StartedAt","type":"string","nullable":true,"maxLength":32};
const schema22 = {"$id":"FinishedAt","type":"string","nullable":true,"maxLength":32};
const schema23 = {"$id":"ExpiresAt","type":"string","nullable":true,"maxLength":32};
const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const schema14 = {"$id":"SolveAccepted","type":"object","required":["status","phase","message"],"properties":{"status":{"$ref":"AcceptedStatus"},"phase":{"$ref":"TaskPhase"},"message":{"type":"string","maxLength":1000},"warnings":{"$ref":"Warnings"}}};
const schema15 = {"$id":"AcceptedStatus","type":"string","enum":["accepted"]};
const schema17 = {"$id":"Warnings","type":"array","minItems":1,"maxItems":20,"items":{"$ref":"RequestWarning"}};
const schema18 = {"$id":"RequestWarning","type":"object","required":["code","loc","message"],"properties":{"code":{"type":"string","maxLength":64,"pattern":"^[a-z_]+$"},"loc":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"string","maxLength":255}},"message":{"type":"string","minLength":1,"maxLength":1000}}};
const pattern1 = new RegExp("^[a-z_]+$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Warnings" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 20){
validate13.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
if(data.length < 1){
validate13.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate13.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"RequestWarning/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate13.errors = [{instancePath:instancePath+"/" + i0+"/code",schemaPath:"RequestWarning/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate13.errors = [{instancePath:instancePath+"/" + i0+"/code",schemaPath:"RequestWarning/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/" + i0+"/code",schemaPath:"RequestWarning/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate13.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"RequestWarning/properties/loc/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data2.length < 1){
validate13.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"RequestWarning/properties/loc/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate13.errors = [{instancePath:instancePath+"/" + i0+"/loc/" + i1,schemaPath:"RequestWarning/properties/loc/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/" + i0+"/loc/" + i1,schemaPath:"RequestWarning/properties/loc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate13.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"RequestWarning/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate13.errors = [{instancePath:instancePath+"/" + i0+"/message",schemaPath:"RequestWarning/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data4) < 1){
validate13.errors = [{instancePath:instancePath+"/" + i0+"/message",schemaPath:"RequestWarning/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/" + i0+"/message",schemaPath:"RequestWarning/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate13.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"RequestWarning/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolveAccepted" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.phase === undefined) && (missing0 = "phase"))) || ((data.message === undefined) && (missing0 = "message"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate12.errors = [{instancePath:instancePath+"/status",schemaPath:"AcceptedStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "accepted")){
validate12.errors = [{instancePath:instancePath+"/status",schemaPath:"AcceptedStatus/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data1 = data.phase;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate12.errors = [{instancePath:instancePath+"/phase",schemaPath:"TaskPhase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "queued") || (data1 === "solving"))){
validate12.errors = [{instancePath:instancePath+"/phase",schemaPath:"TaskPhase/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 1000){
validate12.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs9 = errors;
if(!(validate13(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
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
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AcceptedEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
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
if(valid0){
if(data.state !== undefined){
let data4 = data.state;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate11.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskPhase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "queued") || (data4 === "solving"))){
validate11.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskPhase/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
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
validate11.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate11.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs20){
if(typeof data6 === "string"){
if(func2(data6) > 32){
validate11.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
validate11.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs24){
if(typeof data7 === "string"){
if(func2(data7) > 32){
validate11.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
validate11.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs28){
if(typeof data8 === "string"){
if(func2(data8) > 32){
validate11.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

exports.validateAcceptedStatus = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AcceptedStatus" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data === "accepted")){
validate16.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate16.errors = vErrors;
return errors === 0;
}

exports.validateAccountUsage = validate17;
const schema25 = {"$id":"AccountUsage","type":"object","required":["plan","limits","minute","month"],"properties":{"plan":{"type":"string","maxLength":64},"limits":{"$ref":"PlanLimits"},"minute":{"$ref":"MinuteUsage"},"month":{"$ref":"MonthUsage"}}};
const schema26 = {"$id":"PlanLimits","type":"object","required":["max_nodes","max_vehicles","default_solve_seconds","max_solve_seconds","max_body_bytes"],"properties":{"max_nodes":{"type":"integer","minimum":1},"max_vehicles":{"type":"integer","minimum":1},"default_solve_seconds":{"type":"integer","minimum":1},"max_solve_seconds":{"type":"integer","minimum":1},"max_body_bytes":{"type":"integer","minimum":1}}};
const schema27 = {"$id":"MinuteUsage","type":"object","required":["limit","used","remaining","reset_seconds"],"properties":{"limit":{"type":"integer","minimum":0},"used":{"type":"integer","minimum":0},"remaining":{"type":"integer","minimum":0},"reset_seconds":{"type":"integer","minimum":0}}};
const schema28 = {"$id":"MonthUsage","type":"object","required":["limit","used","remaining","resets_at"],"properties":{"limit":{"type":"integer","minimum":0},"used":{"type":"integer","minimum":0},"remaining":{"type":"integer","minimum":0},"resets_at":{"type":"string","maxLength":32}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AccountUsage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.plan === undefined) && (missing0 = "plan")) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.minute === undefined) && (missing0 = "minute"))) || ((data.month === undefined) && (missing0 = "month"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.plan !== undefined){
let data0 = data.plan;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate17.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data1 = data.limits;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.max_nodes === undefined) && (missing1 = "max_nodes")) || ((data1.max_vehicles === undefined) && (missing1 = "max_vehicles"))) || ((data1.default_solve_seconds === undefined) && (missing1 = "default_solve_seconds"))) || ((data1.max_solve_seconds === undefined) && (missing1 = "max_solve_seconds"))) || ((data1.max_body_bytes === undefined) && (missing1 = "max_body_bytes"))){
validate17.errors = [{instancePath:instancePath+"/limits",schemaPath:"PlanLimits/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.max_nodes !== undefined){
let data2 = data1.max_nodes;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate17.errors = [{instancePath:instancePath+"/limits/max_nodes",schemaPath:"PlanLimits/properties/max_nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate17.errors = [{instancePath:instancePath+"/limits/max_nodes",schemaPath:"PlanLimits/properties/max_nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.max_vehicles !== undefined){
let data3 = data1.max_vehicles;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate17.errors = [{instancePath:instancePath+"/limits/max_vehicles",schemaPath:"PlanLimits/properties/max_vehicles/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate17.errors = [{instancePath:instancePath+"/limits/max_vehicles",schemaPath:"PlanLimits/properties/max_vehicles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.default_solve_seconds !== undefined){
let data4 = data1.default_solve_seconds;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate17.errors = [{instancePath:instancePath+"/limits/default_solve_seconds",schemaPath:"PlanLimits/properties/default_solve_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate17.errors = [{instancePath:instancePath+"/limits/default_solve_seconds",schemaPath:"PlanLimits/properties/default_solve_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data1.max_solve_seconds !== undefined){
let data5 = data1.max_solve_seconds;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate17.errors = [{instancePath:instancePath+"/limits/max_solve_seconds",schemaPath:"PlanLimits/properties/max_solve_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate17.errors = [{instancePath:instancePath+"/limits/max_solve_seconds",schemaPath:"PlanLimits/properties/max_solve_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data1.max_body_bytes !== undefined){
let data6 = data1.max_body_bytes;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate17.errors = [{instancePath:instancePath+"/limits/max_body_bytes",schemaPath:"PlanLimits/properties/max_body_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate17.errors = [{instancePath:instancePath+"/limits/max_body_bytes",schemaPath:"PlanLimits/properties/max_body_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs14 === errors;
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
validate17.errors = [{instancePath:instancePath+"/limits",schemaPath:"PlanLimits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minute !== undefined){
let data7 = data.minute;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((((data7.limit === undefined) && (missing2 = "limit")) || ((data7.used === undefined) && (missing2 = "used"))) || ((data7.remaining === undefined) && (missing2 = "remaining"))) || ((data7.reset_seconds === undefined) && (missing2 = "reset_seconds"))){
validate17.errors = [{instancePath:instancePath+"/minute",schemaPath:"MinuteUsage/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data7.limit !== undefined){
let data8 = data7.limit;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate17.errors = [{instancePath:instancePath+"/minute/limit",schemaPath:"MinuteUsage/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate17.errors = [{instancePath:instancePath+"/minute/limit",schemaPath:"MinuteUsage/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.used !== undefined){
let data9 = data7.used;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate17.errors = [{instancePath:instancePath+"/minute/used",schemaPath:"MinuteUsage/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate17.errors = [{instancePath:instancePath+"/minute/used",schemaPath:"MinuteUsage/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data7.remaining !== undefined){
let data10 = data7.remaining;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate17.errors = [{instancePath:instancePath+"/minute/remaining",schemaPath:"MinuteUsage/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate17.errors = [{instancePath:instancePath+"/minute/remaining",schemaPath:"MinuteUsage/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data7.reset_seconds !== undefined){
let data11 = data7.reset_seconds;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate17.errors = [{instancePath:instancePath+"/minute/reset_seconds",schemaPath:"MinuteUsage/properties/reset_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate17.errors = [{instancePath:instancePath+"/minute/reset_seconds",schemaPath:"MinuteUsage/properties/reset_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs25 === errors;
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
validate17.errors = [{instancePath:instancePath+"/minute",schemaPath:"MinuteUsage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.month !== undefined){
let data12 = data.month;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing3;
if(((((data12.limit === undefined) && (missing3 = "limit")) || ((data12.used === undefined) && (missing3 = "used"))) || ((data12.remaining === undefined) && (missing3 = "remaining"))) || ((data12.resets_at === undefined) && (missing3 = "resets_at"))){
validate17.errors = [{instancePath:instancePath+"/month",schemaPath:"MonthUsage/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data12.limit !== undefined){
let data13 = data12.limit;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate17.errors = [{instancePath:instancePath+"/month/limit",schemaPath:"MonthUsage/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate17.errors = [{instancePath:instancePath+"/month/limit",schemaPath:"MonthUsage/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.used !== undefined){
let data14 = data12.used;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate17.errors = [{instancePath:instancePath+"/month/used",schemaPath:"MonthUsage/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate17.errors = [{instancePath:instancePath+"/month/used",schemaPath:"MonthUsage/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.remaining !== undefined){
let data15 = data12.remaining;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate17.errors = [{instancePath:instancePath+"/month/remaining",schemaPath:"MonthUsage/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate17.errors = [{instancePath:instancePath+"/month/remaining",schemaPath:"MonthUsage/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data12.resets_at !== undefined){
let data16 = data12.resets_at;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data16 === "string"){
if(func2(data16) > 32){
validate17.errors = [{instancePath:instancePath+"/month/resets_at",schemaPath:"MonthUsage/properties/resets_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/month/resets_at",schemaPath:"MonthUsage/properties/resets_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs36 === errors;
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
validate17.errors = [{instancePath:instancePath+"/month",schemaPath:"MonthUsage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

exports.validateCallbackEnvelope = validate18;
const schema29 = {"$id":"CallbackEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"CallbackReport"}}};
const schema31 = {"$id":"CallbackReport","type":"object","required":["state","status","reason","at"],"properties":{"state":{"$ref":"CallbackState"},"status":{"type":"integer","nullable":true,"minimum":100,"maximum":599},"reason":{"type":"string","nullable":true,"maxLength":200},"at":{"type":"string","nullable":true,"maxLength":32}}};
const schema32 = {"$id":"CallbackState","type":"string","enum":["not_asked","pending","delivered","undelivered","blocked","unclear"]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CallbackReport" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.state === undefined) && (missing0 = "state")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.at === undefined) && (missing0 = "at"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate19.errors = [{instancePath:instancePath+"/state",schemaPath:"CallbackState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data0 === "not_asked") || (data0 === "pending")) || (data0 === "delivered")) || (data0 === "undelivered")) || (data0 === "blocked")) || (data0 === "unclear"))){
validate19.errors = [{instancePath:instancePath+"/state",schemaPath:"CallbackState/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate19.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
validate19.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data1 < 100 || isNaN(data1)){
validate19.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
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
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate19.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate19.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
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
if(data.at !== undefined){
let data3 = data.at;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate19.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 32){
validate19.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
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
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CallbackEnvelope" */;
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
validate18.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema29.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
const _errs12 = errors;
if(!(validate19(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
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
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

exports.validateCallbackReport = validate19;

exports.validateCallbackState = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CallbackState" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "not_asked") || (data === "pending")) || (data === "delivered")) || (data === "undelivered")) || (data === "blocked")) || (data === "unclear"))){
validate21.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}

exports.validateClockInterval = validate22;
const schema34 = {"$id":"ClockInterval","type":"array","minItems":2,"maxItems":2,"items":{"$ref":"ClockTime"}};
const schema35 = {"$id":"ClockTime","type":"string","pattern":"^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$","maxLength":32};
const pattern3 = new RegExp("^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ClockInterval" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate22.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate22.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate22.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"ClockTime/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(!pattern3.test(data0)){
validate22.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"ClockTime/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$"},message:"must match pattern \""+"^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$"+"\""}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"ClockTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

exports.validateClockTime = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ClockTime" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 32){
validate23.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
else {
if(!pattern3.test(data)){
validate23.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$"},message:"must match pattern \""+"^[0-9][0-9]+:[0-5][0-9]:[0-5][0-9]$"+"\""}];
return false;
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

exports.validateCoordinates = validate24;
const schema37 = {"$id":"Coordinates","type":"array","minItems":2,"maxItems":2,"items":{"type":"number","minimum":-1000000000000,"maximum":1000000000000}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Coordinates" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate24.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate24.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate24.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data0 < -1000000000000 || isNaN(data0)){
validate24.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

exports.validateCostSplit = validate25;
const schema38 = {"$id":"CostSplit","type":"object","required":["distance","fixed","lateness"],"properties":{"distance":{"type":"number","minimum":0},"fixed":{"type":"number","minimum":0},"lateness":{"type":"number","minimum":0}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CostSplit" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distance === undefined) && (missing0 = "distance")) || ((data.fixed === undefined) && (missing0 = "fixed"))) || ((data.lateness === undefined) && (missing0 = "lateness"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.distance !== undefined){
let data0 = data.distance;
const _errs1 = errors;
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate25.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate25.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate25.errors = [{instancePath:instancePath+"/lateness",schemaPath:"#/properties/lateness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/lateness",schemaPath:"#/properties/lateness/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

exports.validateDocumentationUrl = validate26;
const schema39 = {"$id":"DocumentationUrl","type":"string","maxLength":2048};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentationUrl" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 2048){
validate26.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

exports.validateErrorCode = validate27;
const schema40 = {"$id":"ErrorCode","type":"string","pattern":"^[a-z_]+$","maxLength":64};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorCode" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 64){
validate27.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate27.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
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

exports.validateErrorEnvelope = validate28;
const schema41 = {"$id":"ErrorEnvelope","type":"object","required":["success","request_id","error","code"],"properties":{"success":{"type":"boolean","enum":[false]},"request_id":{"$ref":"RequestId"},"error":{"$ref":"ErrorText"},"code":{"$ref":"ErrorCode"},"documentation_url":{"$ref":"DocumentationUrl"},"retry_after_seconds":{"$ref":"RetryAfterSeconds"},"detail":{"$ref":"Findings"}}};
const schema43 = {"$id":"ErrorText","type":"string","minLength":1,"maxLength":4000};
const schema46 = {"$id":"RetryAfterSeconds","type":"integer","minimum":1,"maximum":2678400};
const schema47 = {"$id":"Findings","type":"array","minItems":1,"maxItems":100,"items":{"$ref":"ValidationFinding"}};
const schema48 = {"$id":"ValidationFinding","type":"object","required":["loc","msg","type"],"properties":{"loc":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"string","maxLength":255}},"msg":{"type":"string","minLength":1,"maxLength":1000},"type":{"type":"string","maxLength":64,"pattern":"^[a-z_]+$"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Findings" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate29.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data.length < 1){
validate29.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate29.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"ValidationFinding/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.loc !== undefined){
let data1 = data0.loc;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 8){
validate29.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"ValidationFinding/properties/loc/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data1.length < 1){
validate29.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"ValidationFinding/properties/loc/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate29.errors = [{instancePath:instancePath+"/" + i0+"/loc/" + i1,schemaPath:"ValidationFinding/properties/loc/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/" + i0+"/loc/" + i1,schemaPath:"ValidationFinding/properties/loc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/" + i0+"/loc",schemaPath:"ValidationFinding/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate29.errors = [{instancePath:instancePath+"/" + i0+"/msg",schemaPath:"ValidationFinding/properties/msg/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate29.errors = [{instancePath:instancePath+"/" + i0+"/msg",schemaPath:"ValidationFinding/properties/msg/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/" + i0+"/msg",schemaPath:"ValidationFinding/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"ValidationFinding/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data4)){
validate29.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"ValidationFinding/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"ValidationFinding/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"ValidationFinding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.code === undefined) && (missing0 = "code"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate28.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema41.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
validate28.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate28.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate28.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate28.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate28.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate28.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate28.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2678400 || isNaN(data5)){
validate28.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2678400},message:"must be <= 2678400"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate28.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(!(validate29(data.detail, {instancePath:instancePath+"/detail",parentData:data,parentDataProperty:"detail",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

exports.validateErrorText = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorText" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 4000){
validate31.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate31.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

exports.validateExpiresAt = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExpiresAt" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 32){
validate32.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
validate32.errors = vErrors;
return errors === 0;
}

exports.validateFailedEnvelope = validate33;
const schema51 = {"$id":"FailedEnvelope","type":"object","required":["success","request_id","error","code","result","state","accepted_at","started_at","finished_at","expires_at"],"properties":{"success":{"type":"boolean","enum":[false]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","minLength":1,"maxLength":4000},"code":{"$ref":"ErrorCode"},"result":{"type":"object","nullable":true,"not":{"type":"object"}},"warnings":{"$ref":"Warnings"},"state":{"$ref":"FailedState"},"accepted_at":{"$ref":"AcceptedAt"},"started_at":{"$ref":"StartedAt"},"finished_at":{"$ref":"FinishedAt"},"expires_at":{"$ref":"ExpiresAt"}}};
const schema54 = {"$id":"FailedState","type":"string","enum":["failed"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FailedEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate33.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate33.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema51.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
validate33.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate33.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate33.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate33.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate33.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
if(!(validate13(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
validate33.errors = [{instancePath:instancePath+"/state",schemaPath:"FailedState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data6 === "failed")){
validate33.errors = [{instancePath:instancePath+"/state",schemaPath:"FailedState/enum",keyword:"enum",params:{allowedValues: schema54.enum},message:"must be equal to one of the allowed values"}];
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
validate33.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
if(typeof data8 === "string"){
if(func2(data8) > 32){
validate33.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
validate33.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs29){
if(typeof data9 === "string"){
if(func2(data9) > 32){
validate33.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
validate33.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs33){
if(typeof data10 === "string"){
if(func2(data10) > 32){
validate33.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

exports.validateFailedState = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FailedState" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data === "failed")){
validate35.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema54.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}

exports.validateFindings = validate29;

exports.validateFinishedAt = validate36;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FinishedAt" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 32){
validate36.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
validate36.errors = vErrors;
return errors === 0;
}

exports.validateFinishedEnvelope = validate37;
const schema61 = {"$id":"FinishedEnvelope","oneOf":[{"$ref":"SolvedEnvelope"},{"$ref":"FailedEnvelope"}]};
const schema62 = {"$id":"SolvedEnvelope","type":"object","required":["success","request_id","error","result","state","accepted_at","started_at","finished_at","expires_at"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"SolvedResult"},"state":{"$ref":"SolvedState"},"accepted_at":{"$ref":"AcceptedAt"},"started_at":{"$ref":"StartedAt"},"finished_at":{"$ref":"FinishedAt"},"expires_at":{"$ref":"ExpiresAt"}}};
const schema74 = {"$id":"SolvedState","type":"string","enum":["solved"]};
const schema64 = {"$id":"SolvedResult","type":"object","required":["success","error","total_cost","routes","distances","loads","time_windows","time","request_id","strategy","seed","details"],"properties":{"success":{"type":"boolean"},"error":{"type":"string","nullable":true,"maxLength":1000},"total_cost":{"type":"number","minimum":0},"routes":{"type":"object","additionalProperties":{"type":"array","minItems":2,"items":{"$ref":"NodeIndex"}}},"distances":{"type":"array","items":{"type":"number","minimum":0}},"loads":{"type":"object","additionalProperties":{"type":"array","minItems":2,"items":{"type":"number","minimum":0}}},"time_windows":{"type":"object","additionalProperties":{"type":"array","minItems":2,"items":{"$ref":"ClockInterval"}}},"time":{"type":"number","minimum":0},"request_id":{"$ref":"RequestId"},"strategy":{"type":"string","maxLength":64,"pattern":"^[a-z][a-z0-9-]*$"},"seed":{"type":"integer","minimum":0,"maximum":4294967295},"details":{"$ref":"SolutionDetails"},"warnings":{"$ref":"Warnings"}}};
const schema65 = {"$id":"NodeIndex","type":"integer","minimum":0,"maximum":2147483646};
const schema67 = {"$id":"SolutionDetails","type":"object","required":["cost","vehicles"],"properties":{"cost":{"$ref":"CostSplit"},"vehicles":{"type":"array","items":{"$ref":"VehicleDetails"}},"search":{"$ref":"SearchSummary"}}};
const schema73 = {"$id":"SearchSummary","type":"object","required":["ended","iterations","threads"],"properties":{"ended":{"type":"string","maxLength":40},"iterations":{"type":"integer","nullable":true,"minimum":0},"threads":{"type":"integer","minimum":1},"variant":{"type":"string","nullable":true,"maxLength":60}}};
const schema69 = {"$id":"VehicleDetails","type":"object","required":["vehicle","distance","working_minutes","cost","stops"],"properties":{"vehicle":{"type":"integer","minimum":0,"maximum":2147483646},"distance":{"type":"number","minimum":0},"working_minutes":{"type":"number","nullable":true,"minimum":0},"cost":{"$ref":"CostSplit"},"stops":{"type":"array","minItems":2,"items":{"$ref":"StopDetails"}}}};
const schema71 = {"$id":"StopDetails","type":"object","required":["node","load","arrival","waiting","start","leave","lateness"],"properties":{"node":{"$ref":"NodeIndex"},"load":{"type":"number","minimum":0},"arrival":{"type":"number","nullable":true,"minimum":0},"waiting":{"type":"number","nullable":true,"minimum":0},"start":{"type":"number","nullable":true,"minimum":0},"leave":{"type":"number","nullable":true,"minimum":0},"lateness":{"type":"number","nullable":true,"minimum":0}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StopDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.node === undefined) && (missing0 = "node")) || ((data.load === undefined) && (missing0 = "load"))) || ((data.arrival === undefined) && (missing0 = "arrival"))) || ((data.waiting === undefined) && (missing0 = "waiting"))) || ((data.start === undefined) && (missing0 = "start"))) || ((data.leave === undefined) && (missing0 = "leave"))) || ((data.lateness === undefined) && (missing0 = "lateness"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.node !== undefined){
let data0 = data.node;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate43.errors = [{instancePath:instancePath+"/node",schemaPath:"NodeIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483646 || isNaN(data0)){
validate43.errors = [{instancePath:instancePath+"/node",schemaPath:"NodeIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate43.errors = [{instancePath:instancePath+"/node",schemaPath:"NodeIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate43.errors = [{instancePath:instancePath+"/load",schemaPath:"#/properties/load/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/load",schemaPath:"#/properties/load/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate43.errors = [{instancePath:instancePath+"/arrival",schemaPath:"#/properties/arrival/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate43.errors = [{instancePath:instancePath+"/arrival",schemaPath:"#/properties/arrival/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate43.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate43.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate43.errors = [{instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate43.errors = [{instancePath:instancePath+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate43.errors = [{instancePath:instancePath+"/leave",schemaPath:"#/properties/leave/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate43.errors = [{instancePath:instancePath+"/leave",schemaPath:"#/properties/leave/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate43.errors = [{instancePath:instancePath+"/lateness",schemaPath:"#/properties/lateness/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate43.errors = [{instancePath:instancePath+"/lateness",schemaPath:"#/properties/lateness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VehicleDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.vehicle === undefined) && (missing0 = "vehicle")) || ((data.distance === undefined) && (missing0 = "distance"))) || ((data.working_minutes === undefined) && (missing0 = "working_minutes"))) || ((data.cost === undefined) && (missing0 = "cost"))) || ((data.stops === undefined) && (missing0 = "stops"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.vehicle !== undefined){
let data0 = data.vehicle;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate42.errors = [{instancePath:instancePath+"/vehicle",schemaPath:"#/properties/vehicle/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483646 || isNaN(data0)){
validate42.errors = [{instancePath:instancePath+"/vehicle",schemaPath:"#/properties/vehicle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate42.errors = [{instancePath:instancePath+"/vehicle",schemaPath:"#/properties/vehicle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate42.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate42.errors = [{instancePath:instancePath+"/working_minutes",schemaPath:"#/properties/working_minutes/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate42.errors = [{instancePath:instancePath+"/working_minutes",schemaPath:"#/properties/working_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate42.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.distance !== undefined){
let data4 = data3.distance;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate42.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate42.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate42.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate42.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate42.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(!(validate43(data7[i0], {instancePath:instancePath+"/stops/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
validate42.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolutionDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cost === undefined) && (missing0 = "cost")) || ((data.vehicles === undefined) && (missing0 = "vehicles"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate41.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.distance !== undefined){
let data1 = data0.distance;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate41.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate41.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate41.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate41.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate42(data4[i0], {instancePath:instancePath+"/vehicles/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate41.errors = [{instancePath:instancePath+"/search",schemaPath:"SearchSummary/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.ended !== undefined){
let data7 = data6.ended;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(func2(data7) > 40){
validate41.errors = [{instancePath:instancePath+"/search/ended",schemaPath:"SearchSummary/properties/ended/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/search/ended",schemaPath:"SearchSummary/properties/ended/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate41.errors = [{instancePath:instancePath+"/search/iterations",schemaPath:"SearchSummary/properties/iterations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate41.errors = [{instancePath:instancePath+"/search/iterations",schemaPath:"SearchSummary/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate41.errors = [{instancePath:instancePath+"/search/threads",schemaPath:"SearchSummary/properties/threads/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate41.errors = [{instancePath:instancePath+"/search/threads",schemaPath:"SearchSummary/properties/threads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate41.errors = [{instancePath:instancePath+"/search/variant",schemaPath:"SearchSummary/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs23){
if(typeof data10 === "string"){
if(func2(data10) > 60){
validate41.errors = [{instancePath:instancePath+"/search/variant",schemaPath:"SearchSummary/properties/variant/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
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
validate41.errors = [{instancePath:instancePath+"/search",schemaPath:"SearchSummary/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

const pattern13 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolvedResult" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.success === undefined) && (missing0 = "success")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.total_cost === undefined) && (missing0 = "total_cost"))) || ((data.routes === undefined) && (missing0 = "routes"))) || ((data.distances === undefined) && (missing0 = "distances"))) || ((data.loads === undefined) && (missing0 = "loads"))) || ((data.time_windows === undefined) && (missing0 = "time_windows"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.strategy === undefined) && (missing0 = "strategy"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.details === undefined) && (missing0 = "details"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate39.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate39.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 1000){
validate39.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
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
validate39.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate39.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/routes/additionalProperties/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate39.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483646 || isNaN(data5)){
validate39.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate39.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate39.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/routes/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate39.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate39.errors = [{instancePath:instancePath+"/distances/" + i1,schemaPath:"#/properties/distances/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/distances/" + i1,schemaPath:"#/properties/distances/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate39.errors = [{instancePath:instancePath+"/distances",schemaPath:"#/properties/distances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate39.errors = [{instancePath:instancePath+"/loads/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/loads/additionalProperties/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate39.errors = [{instancePath:instancePath+"/loads/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/properties/loads/additionalProperties/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/loads/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/properties/loads/additionalProperties/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate39.errors = [{instancePath:instancePath+"/loads/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/loads/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate39.errors = [{instancePath:instancePath+"/loads",schemaPath:"#/properties/loads/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate39.errors = [{instancePath:instancePath+"/time_windows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/time_windows/additionalProperties/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid8 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs32 = errors;
if(!(validate22(data12[i3], {instancePath:instancePath+"/time_windows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,parentData:data12,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate39.errors = [{instancePath:instancePath+"/time_windows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/time_windows/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate39.errors = [{instancePath:instancePath+"/time_windows",schemaPath:"#/properties/time_windows/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate39.errors = [{instancePath:instancePath+"/time",schemaPath:"#/properties/time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate39.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data15) < 22){
validate39.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data15)){
validate39.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate39.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern13.test(data16)){
validate39.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate39.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs40){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 4294967295 || isNaN(data17)){
validate39.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate39.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate41(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
if(!(validate13(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolvedEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate38.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema62.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
validate38.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate38.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate38.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate38.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
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
if(!(validate39(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
validate38.errors = [{instancePath:instancePath+"/state",schemaPath:"SolvedState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data4 === "solved")){
validate38.errors = [{instancePath:instancePath+"/state",schemaPath:"SolvedState/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"}];
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
validate38.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs20){
if(typeof data6 === "string"){
if(func2(data6) > 32){
validate38.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
validate38.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs24){
if(typeof data7 === "string"){
if(func2(data7) > 32){
validate38.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
validate38.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs28){
if(typeof data8 === "string"){
if(func2(data8) > 32){
validate38.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FinishedEnvelope" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
validate37.errors = vErrors;
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
validate37.errors = vErrors;
return errors === 0;
}

exports.validateFinishedEvent = validate51;
const schema79 = {"$id":"FinishedEvent","type":"object","required":["state","accepted_at","started_at","finished_at","expires_at"],"properties":{"state":{"type":"string","pattern":"^(solved|failed)$","maxLength":16},"accepted_at":{"$ref":"AcceptedAt"},"started_at":{"$ref":"StartedAt"},"finished_at":{"$ref":"FinishedAt"},"expires_at":{"$ref":"ExpiresAt"},"code":{"$ref":"ErrorCode"}}};
const pattern14 = new RegExp("^(solved|failed)$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FinishedEvent" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.state === undefined) && (missing0 = "state")) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 16){
validate51.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(!pattern14.test(data0)){
validate51.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/pattern",keyword:"pattern",params:{pattern: "^(solved|failed)$"},message:"must match pattern \""+"^(solved|failed)$"+"\""}];
return false;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted_at !== undefined){
let data1 = data.accepted_at;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 32){
validate51.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data2 = data.started_at;
const _errs6 = errors;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate51.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 32){
validate51.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.finished_at !== undefined){
let data3 = data.finished_at;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate51.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs11){
if(typeof data3 === "string"){
if(func2(data3) > 32){
validate51.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.expires_at !== undefined){
let data4 = data.expires_at;
const _errs14 = errors;
const _errs15 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate51.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs15){
if(typeof data4 === "string"){
if(func2(data4) > 32){
validate51.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.code !== undefined){
let data5 = data.code;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(func2(data5) > 64){
validate51.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data5)){
validate51.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

exports.validateIncumbentEvent = validate52;
const schema85 = {"$id":"IncumbentEvent","type":"object","required":["state","strategy","elapsed_seconds","incumbents","best_cost","best_found_seconds"],"properties":{"state":{"$ref":"TaskPhase"},"strategy":{"type":"string","maxLength":64},"elapsed_seconds":{"type":"number","minimum":0},"incumbents":{"type":"integer","minimum":0},"best_cost":{"type":"number","nullable":true,"minimum":-1000000000000000000},"best_found_seconds":{"type":"number","nullable":true,"minimum":0}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IncumbentEvent" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.state === undefined) && (missing0 = "state")) || ((data.strategy === undefined) && (missing0 = "strategy"))) || ((data.elapsed_seconds === undefined) && (missing0 = "elapsed_seconds"))) || ((data.incumbents === undefined) && (missing0 = "incumbents"))) || ((data.best_cost === undefined) && (missing0 = "best_cost"))) || ((data.best_found_seconds === undefined) && (missing0 = "best_found_seconds"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate52.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskPhase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "queued") || (data0 === "solving"))){
validate52.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskPhase/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strategy !== undefined){
let data1 = data.strategy;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate52.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.elapsed_seconds !== undefined){
let data2 = data.elapsed_seconds;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/elapsed_seconds",schemaPath:"#/properties/elapsed_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/elapsed_seconds",schemaPath:"#/properties/elapsed_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incumbents !== undefined){
let data3 = data.incumbents;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate52.errors = [{instancePath:instancePath+"/incumbents",schemaPath:"#/properties/incumbents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate52.errors = [{instancePath:instancePath+"/incumbents",schemaPath:"#/properties/incumbents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.best_cost !== undefined){
let data4 = data.best_cost;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate52.errors = [{instancePath:instancePath+"/best_cost",schemaPath:"#/properties/best_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < -1000000000000000000 || isNaN(data4)){
validate52.errors = [{instancePath:instancePath+"/best_cost",schemaPath:"#/properties/best_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000000000},message:"must be >= -1000000000000000000"}];
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
if(data.best_found_seconds !== undefined){
let data5 = data.best_found_seconds;
const _errs13 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate52.errors = [{instancePath:instancePath+"/best_found_seconds",schemaPath:"#/properties/best_found_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate52.errors = [{instancePath:instancePath+"/best_found_seconds",schemaPath:"#/properties/best_found_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

exports.validateMinuteUsage = validate53;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MinuteUsage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.limit === undefined) && (missing0 = "limit")) || ((data.used === undefined) && (missing0 = "used"))) || ((data.remaining === undefined) && (missing0 = "remaining"))) || ((data.reset_seconds === undefined) && (missing0 = "reset_seconds"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.limit !== undefined){
let data0 = data.limit;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate53.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate53.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate53.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate53.errors = [{instancePath:instancePath+"/reset_seconds",schemaPath:"#/properties/reset_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate53.errors = [{instancePath:instancePath+"/reset_seconds",schemaPath:"#/properties/reset_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

exports.validateMonthUsage = validate54;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MonthUsage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.limit === undefined) && (missing0 = "limit")) || ((data.used === undefined) && (missing0 = "used"))) || ((data.remaining === undefined) && (missing0 = "remaining"))) || ((data.resets_at === undefined) && (missing0 = "resets_at"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.limit !== undefined){
let data0 = data.limit;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate54.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate54.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate54.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate54.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate54.errors = [{instancePath:instancePath+"/resets_at",schemaPath:"#/properties/resets_at/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/resets_at",schemaPath:"#/properties/resets_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

exports.validateNodeIndex = validate55;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NodeIndex" */;
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483646 || isNaN(data)){
validate55.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate55.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate55.errors = vErrors;
return errors === 0;
}

exports.validateObjective = validate56;
const schema90 = {"$id":"Objective","type":"string","nullable":true,"enum":["min_total_distance","min_total_cost",null]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Objective" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "min_total_distance") || (data === "min_total_cost")) || (data === null))){
validate56.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate56.errors = vErrors;
return errors === 0;
}

exports.validatePlanLimits = validate57;

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlanLimits" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.max_nodes === undefined) && (missing0 = "max_nodes")) || ((data.max_vehicles === undefined) && (missing0 = "max_vehicles"))) || ((data.default_solve_seconds === undefined) && (missing0 = "default_solve_seconds"))) || ((data.max_solve_seconds === undefined) && (missing0 = "max_solve_seconds"))) || ((data.max_body_bytes === undefined) && (missing0 = "max_body_bytes"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.max_nodes !== undefined){
let data0 = data.max_nodes;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate57.errors = [{instancePath:instancePath+"/max_nodes",schemaPath:"#/properties/max_nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate57.errors = [{instancePath:instancePath+"/max_nodes",schemaPath:"#/properties/max_nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate57.errors = [{instancePath:instancePath+"/max_vehicles",schemaPath:"#/properties/max_vehicles/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate57.errors = [{instancePath:instancePath+"/max_vehicles",schemaPath:"#/properties/max_vehicles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate57.errors = [{instancePath:instancePath+"/default_solve_seconds",schemaPath:"#/properties/default_solve_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate57.errors = [{instancePath:instancePath+"/default_solve_seconds",schemaPath:"#/properties/default_solve_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate57.errors = [{instancePath:instancePath+"/max_solve_seconds",schemaPath:"#/properties/max_solve_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate57.errors = [{instancePath:instancePath+"/max_solve_seconds",schemaPath:"#/properties/max_solve_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate57.errors = [{instancePath:instancePath+"/max_body_bytes",schemaPath:"#/properties/max_body_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/max_body_bytes",schemaPath:"#/properties/max_body_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

exports.validatePollEnvelope = validate58;
const schema92 = {"$id":"PollEnvelope","oneOf":[{"$ref":"RunningEnvelope"},{"$ref":"SolvedEnvelope"},{"$ref":"FailedEnvelope"}]};
const schema93 = {"$id":"RunningEnvelope","type":"object","required":["success","request_id","error","result","retry_after_seconds","state","accepted_at","started_at","finished_at","expires_at"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"RunningResult"},"retry_after_seconds":{"$ref":"RetryAfterSeconds"},"state":{"$ref":"TaskPhase"},"accepted_at":{"$ref":"AcceptedAt"},"started_at":{"$ref":"StartedAt"},"finished_at":{"$ref":"FinishedAt"},"expires_at":{"$ref":"ExpiresAt"}}};
const schema95 = {"$id":"RunningResult","type":"object","required":["status"],"properties":{"status":{"$ref":"ProgressStatus"},"phase":{"$ref":"TaskPhase"},"queue_depth":{"type":"integer","nullable":true,"minimum":0,"maximum":2147483647},"progress":{"$ref":"SearchProgress"}}};
const schema96 = {"$id":"ProgressStatus","type":"string","enum":["processing"]};
const schema98 = {"$id":"SearchProgress","type":"object","required":["strategy","elapsed_seconds","incumbents","best_cost","best_found_seconds"],"properties":{"strategy":{"type":"string","maxLength":64},"elapsed_seconds":{"type":"number","minimum":0},"incumbents":{"type":"integer","minimum":0},"best_cost":{"type":"number","nullable":true,"minimum":-1000000000000000000},"best_found_seconds":{"type":"number","nullable":true,"minimum":0}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunningResult" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate60.errors = [{instancePath:instancePath+"/status",schemaPath:"ProgressStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "processing")){
validate60.errors = [{instancePath:instancePath+"/status",schemaPath:"ProgressStatus/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data1 = data.phase;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate60.errors = [{instancePath:instancePath+"/phase",schemaPath:"TaskPhase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "queued") || (data1 === "solving"))){
validate60.errors = [{instancePath:instancePath+"/phase",schemaPath:"TaskPhase/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
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
validate60.errors = [{instancePath:instancePath+"/queue_depth",schemaPath:"#/properties/queue_depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate60.errors = [{instancePath:instancePath+"/queue_depth",schemaPath:"#/properties/queue_depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate60.errors = [{instancePath:instancePath+"/queue_depth",schemaPath:"#/properties/queue_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.progress !== undefined){
let data3 = data.progress;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.strategy === undefined) && (missing1 = "strategy")) || ((data3.elapsed_seconds === undefined) && (missing1 = "elapsed_seconds"))) || ((data3.incumbents === undefined) && (missing1 = "incumbents"))) || ((data3.best_cost === undefined) && (missing1 = "best_cost"))) || ((data3.best_found_seconds === undefined) && (missing1 = "best_found_seconds"))){
validate60.errors = [{instancePath:instancePath+"/progress",schemaPath:"SearchProgress/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.strategy !== undefined){
let data4 = data3.strategy;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func2(data4) > 64){
validate60.errors = [{instancePath:instancePath+"/progress/strategy",schemaPath:"SearchProgress/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/progress/strategy",schemaPath:"SearchProgress/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.elapsed_seconds !== undefined){
let data5 = data3.elapsed_seconds;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate60.errors = [{instancePath:instancePath+"/progress/elapsed_seconds",schemaPath:"SearchProgress/properties/elapsed_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/progress/elapsed_seconds",schemaPath:"SearchProgress/properties/elapsed_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.incumbents !== undefined){
let data6 = data3.incumbents;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate60.errors = [{instancePath:instancePath+"/progress/incumbents",schemaPath:"SearchProgress/properties/incumbents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate60.errors = [{instancePath:instancePath+"/progress/incumbents",schemaPath:"SearchProgress/properties/incumbents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data3.best_cost !== undefined){
let data7 = data3.best_cost;
const _errs19 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate60.errors = [{instancePath:instancePath+"/progress/best_cost",schemaPath:"SearchProgress/properties/best_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < -1000000000000000000 || isNaN(data7)){
validate60.errors = [{instancePath:instancePath+"/progress/best_cost",schemaPath:"SearchProgress/properties/best_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000000000},message:"must be >= -1000000000000000000"}];
return false;
}
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.best_found_seconds !== undefined){
let data8 = data3.best_found_seconds;
const _errs22 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate60.errors = [{instancePath:instancePath+"/progress/best_found_seconds",schemaPath:"SearchProgress/properties/best_found_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate60.errors = [{instancePath:instancePath+"/progress/best_found_seconds",schemaPath:"SearchProgress/properties/best_found_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs22 === errors;
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
else {
validate60.errors = [{instancePath:instancePath+"/progress",schemaPath:"SearchProgress/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
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
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunningEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.retry_after_seconds === undefined) && (missing0 = "retry_after_seconds"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate59.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema93.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
validate59.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate59.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate59.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate59.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate59.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate59.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
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
if(!(validate60(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_after_seconds !== undefined){
let data4 = data.retry_after_seconds;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate59.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2678400 || isNaN(data4)){
validate59.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2678400},message:"must be <= 2678400"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate59.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data5 = data.state;
const _errs16 = errors;
if(typeof data5 !== "string"){
validate59.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskPhase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "queued") || (data5 === "solving"))){
validate59.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskPhase/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted_at !== undefined){
let data6 = data.accepted_at;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func2(data6) > 32){
validate59.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data7 = data.started_at;
const _errs22 = errors;
const _errs23 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate59.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs23){
if(typeof data7 === "string"){
if(func2(data7) > 32){
validate59.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.finished_at !== undefined){
let data8 = data.finished_at;
const _errs26 = errors;
const _errs27 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate59.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs27){
if(typeof data8 === "string"){
if(func2(data8) > 32){
validate59.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data9 = data.expires_at;
const _errs30 = errors;
const _errs31 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate59.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs31){
if(typeof data9 === "string"){
if(func2(data9) > 32){
validate59.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs30 === errors;
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
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PollEnvelope" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
const _errs3 = errors;
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
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
validate58.errors = vErrors;
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
validate58.errors = vErrors;
return errors === 0;
}

exports.validateProgressStatus = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProgressStatus" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data === "processing")){
validate65.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate65.errors = vErrors;
return errors === 0;
}

exports.validateQueuedEvent = validate66;
const schema106 = {"$id":"QueuedEvent","type":"object","required":["state","accepted_at","started_at","finished_at","expires_at","status","phase","queue_depth"],"properties":{"state":{"$ref":"TaskPhase"},"accepted_at":{"$ref":"AcceptedAt"},"started_at":{"$ref":"StartedAt"},"finished_at":{"$ref":"FinishedAt"},"expires_at":{"$ref":"ExpiresAt"},"status":{"$ref":"ProgressStatus"},"phase":{"$ref":"TaskPhase"},"queue_depth":{"type":"integer","nullable":true,"minimum":0,"maximum":2147483647}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="QueuedEvent" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.state === undefined) && (missing0 = "state")) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.phase === undefined) && (missing0 = "phase"))) || ((data.queue_depth === undefined) && (missing0 = "queue_depth"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate66.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskPhase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "queued") || (data0 === "solving"))){
validate66.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskPhase/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted_at !== undefined){
let data1 = data.accepted_at;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 32){
validate66.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data2 = data.started_at;
const _errs7 = errors;
const _errs8 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate66.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) > 32){
validate66.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.finished_at !== undefined){
let data3 = data.finished_at;
const _errs11 = errors;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate66.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs12){
if(typeof data3 === "string"){
if(func2(data3) > 32){
validate66.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.expires_at !== undefined){
let data4 = data.expires_at;
const _errs15 = errors;
const _errs16 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate66.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs16){
if(typeof data4 === "string"){
if(func2(data4) > 32){
validate66.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.status !== undefined){
let data5 = data.status;
const _errs19 = errors;
if(typeof data5 !== "string"){
validate66.errors = [{instancePath:instancePath+"/status",schemaPath:"ProgressStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data5 === "processing")){
validate66.errors = [{instancePath:instancePath+"/status",schemaPath:"ProgressStatus/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data6 = data.phase;
const _errs22 = errors;
if(typeof data6 !== "string"){
validate66.errors = [{instancePath:instancePath+"/phase",schemaPath:"TaskPhase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "queued") || (data6 === "solving"))){
validate66.errors = [{instancePath:instancePath+"/phase",schemaPath:"TaskPhase/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue_depth !== undefined){
let data7 = data.queue_depth;
const _errs25 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate66.errors = [{instancePath:instancePath+"/queue_depth",schemaPath:"#/properties/queue_depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
validate66.errors = [{instancePath:instancePath+"/queue_depth",schemaPath:"#/properties/queue_depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate66.errors = [{instancePath:instancePath+"/queue_depth",schemaPath:"#/properties/queue_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

exports.validateRequestId = validate67;

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestId" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 64){
validate67.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data) < 22){
validate67.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate67.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

exports.validateRequestWarning = validate68;

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestWarning" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.loc === undefined) && (missing0 = "loc"))) || ((data.message === undefined) && (missing0 = "message"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate68.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data0)){
validate68.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate68.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data1.length < 1){
validate68.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate68.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate68.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate68.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate68.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

exports.validateRetryAfterSeconds = validate69;

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RetryAfterSeconds" */;
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 2678400 || isNaN(data)){
validate69.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2678400},message:"must be <= 2678400"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate69.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate69.errors = vErrors;
return errors === 0;
}

exports.validateRouteViolation = validate70;
const schema117 = {"$id":"RouteViolation","type":"object","required":["kind","message"],"properties":{"kind":{"$ref":"ViolationKind"},"message":{"type":"string","minLength":1,"maxLength":1000},"vehicle":{"type":"integer","minimum":0},"node":{"type":"integer","minimum":0},"value":{"type":"number","minimum":-1000000000000000},"limit":{"type":"number","minimum":-1000000000000000}}};
const schema118 = {"$id":"ViolationKind","type":"string","enum":["malformed_route","unknown_vehicle","wrong_depot","unknown_node","empty_route","depot_inside_route","duplicate_customer","missing_customer","capacity","time_window","working_hours","not_finite_cost"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RouteViolation" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.message === undefined) && (missing0 = "message"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate70.errors = [{instancePath:instancePath+"/kind",schemaPath:"ViolationKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data0 === "malformed_route") || (data0 === "unknown_vehicle")) || (data0 === "wrong_depot")) || (data0 === "unknown_node")) || (data0 === "empty_route")) || (data0 === "depot_inside_route")) || (data0 === "duplicate_customer")) || (data0 === "missing_customer")) || (data0 === "capacity")) || (data0 === "time_window")) || (data0 === "working_hours")) || (data0 === "not_finite_cost"))){
validate70.errors = [{instancePath:instancePath+"/kind",schemaPath:"ViolationKind/enum",keyword:"enum",params:{allowedValues: schema118.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 1000){
validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle !== undefined){
let data2 = data.vehicle;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate70.errors = [{instancePath:instancePath+"/vehicle",schemaPath:"#/properties/vehicle/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate70.errors = [{instancePath:instancePath+"/vehicle",schemaPath:"#/properties/vehicle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.node !== undefined){
let data3 = data.node;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate70.errors = [{instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate70.errors = [{instancePath:instancePath+"/node",schemaPath:"#/properties/node/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data4 = data.value;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < -1000000000000000 || isNaN(data4)){
validate70.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000000},message:"must be >= -1000000000000000"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data5 = data.limit;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < -1000000000000000 || isNaN(data5)){
validate70.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000000},message:"must be >= -1000000000000000"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

exports.validateRoutesCheckEnvelope = validate71;
const schema119 = {"$id":"RoutesCheckEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"RoutesVerdict"}}};
const schema121 = {"$id":"RoutesVerdict","type":"object","required":["feasible","violations","total_cost"],"properties":{"feasible":{"type":"boolean"},"violations":{"type":"array","maxItems":2000,"items":{"$ref":"RouteViolation"}},"total_cost":{"type":"number","nullable":true,"minimum":0},"cost":{"$ref":"CostSplit"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RoutesVerdict" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.feasible === undefined) && (missing0 = "feasible")) || ((data.violations === undefined) && (missing0 = "violations"))) || ((data.total_cost === undefined) && (missing0 = "total_cost"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.feasible !== undefined){
const _errs1 = errors;
if(typeof data.feasible !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/feasible",schemaPath:"#/properties/feasible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.violations !== undefined){
let data1 = data.violations;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 2000){
validate72.errors = [{instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate70(data1[i0], {instancePath:instancePath+"/violations/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_cost !== undefined){
let data3 = data.total_cost;
const _errs6 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate72.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate72.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.cost !== undefined){
let data4 = data.cost;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.distance === undefined) && (missing1 = "distance")) || ((data4.fixed === undefined) && (missing1 = "fixed"))) || ((data4.lateness === undefined) && (missing1 = "lateness"))){
validate72.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.distance !== undefined){
let data5 = data4.distance;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate72.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/cost/distance",schemaPath:"CostSplit/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.fixed !== undefined){
let data6 = data4.fixed;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate72.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/cost/fixed",schemaPath:"CostSplit/properties/fixed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.lateness !== undefined){
let data7 = data4.lateness;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate72.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/cost/lateness",schemaPath:"CostSplit/properties/lateness/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/cost",schemaPath:"CostSplit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RoutesCheckEnvelope" */;
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
validate71.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema119.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate72(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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

exports.validateRoutesToCheck = validate75;
const schema123 = {"$id":"RoutesToCheck","type":"object","required":["request","routes"],"properties":{"request":{"$ref":"SolveRequest"},"routes":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"NodeIndex"}}}}};
const schema124 = {"$id":"SolveRequest","type":"object","required":["node_num","vehicle_num","distance_matrix","start_nodes","end_nodes","node_demands","vehicles_capacity"],"properties":{"name":{"type":"string","nullable":true,"maxLength":4096,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$"},"objective":{"$ref":"Objective"},"node_num":{"type":"integer","minimum":1,"maximum":2147483647},"node_positions":{"type":"array","nullable":true,"items":{"$ref":"Coordinates"}},"vehicle_num":{"type":"integer","minimum":1,"maximum":2147483647},"distance_matrix":{"type":"array","items":{"type":"array","items":{"type":"number","minimum":0,"maximum":1000000000000}}},"start_nodes":{"type":"array","items":{"$ref":"NodeIndex"}},"end_nodes":{"type":"array","items":{"$ref":"NodeIndex"}},"node_demands":{"type":"array","items":{"type":"number","minimum":0,"maximum":1000000000000}},"vehicles_capacity":{"type":"array","items":{"type":"number","minimum":0,"maximum":1000000000000}},"vehicle_fixed_costs":{"type":"array","nullable":true,"items":{"type":"number","minimum":0,"maximum":1000000000000}},"vehicle_unit_distance_costs":{"type":"array","nullable":true,"items":{"type":"number","minimum":0,"maximum":1000000000000}},"node_time_windows":{"type":"array","nullable":true,"items":{"$ref":"TimeWindow"}},"node_service_time":{"type":"array","nullable":true,"items":{"type":"number","minimum":0,"maximum":1000000000000}},"vehicle_speeds":{"type":"array","nullable":true,"items":{"type":"number","exclusiveMinimum":0,"maximum":1000000000000}},"max_working_hours":{"type":"number","nullable":true,"exclusiveMinimum":0,"maximum":1000000000000},"base_start_time":{"type":"array","nullable":true,"maxItems":3,"items":{"type":"integer","minimum":0,"maximum":59}},"time_limit_seconds":{"type":"integer","nullable":true,"minimum":1},"late_penalty_per_min":{"type":"number","nullable":true,"minimum":0,"maximum":1000000000000},"callback_url":{"type":"string","nullable":true,"maxLength":2048,"pattern":"^https?://"},"seed":{"type":"integer","nullable":true,"minimum":0,"maximum":4294967295},"iterations":{"type":"integer","nullable":true,"minimum":1,"maximum":1000000000},"strategy":{"type":"string","nullable":true,"maxLength":64,"pattern":"^[a-z][a-z0-9-]*$"}}};
const schema129 = {"$id":"TimeWindow","type":"array","minItems":2,"maxItems":2,"items":{"type":"number","minimum":-1000000000000,"maximum":1000000000000}};
const pattern20 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");
const pattern21 = new RegExp("^https?://", "u");

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolveRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.node_num === undefined) && (missing0 = "node_num")) || ((data.vehicle_num === undefined) && (missing0 = "vehicle_num"))) || ((data.distance_matrix === undefined) && (missing0 = "distance_matrix"))) || ((data.start_nodes === undefined) && (missing0 = "start_nodes"))) || ((data.end_nodes === undefined) && (missing0 = "end_nodes"))) || ((data.node_demands === undefined) && (missing0 = "node_demands"))) || ((data.vehicles_capacity === undefined) && (missing0 = "vehicles_capacity"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate76.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 4096){
validate76.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern20.test(data0)){
validate76.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""}];
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
validate76.errors = [{instancePath:instancePath+"/objective",schemaPath:"Objective/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "min_total_distance") || (data1 === "min_total_cost")) || (data1 === null))){
validate76.errors = [{instancePath:instancePath+"/objective",schemaPath:"Objective/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"}];
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
validate76.errors = [{instancePath:instancePath+"/node_num",schemaPath:"#/properties/node_num/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/node_num",schemaPath:"#/properties/node_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/node_num",schemaPath:"#/properties/node_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate76.errors = [{instancePath:instancePath+"/node_positions",schemaPath:"#/properties/node_positions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/node_positions/" + i0,schemaPath:"Coordinates/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data4.length < 2){
validate76.errors = [{instancePath:instancePath+"/node_positions/" + i0,schemaPath:"Coordinates/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate76.errors = [{instancePath:instancePath+"/node_positions/" + i0+"/" + i1,schemaPath:"Coordinates/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data5 < -1000000000000 || isNaN(data5)){
validate76.errors = [{instancePath:instancePath+"/node_positions/" + i0+"/" + i1,schemaPath:"Coordinates/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/node_positions/" + i0+"/" + i1,schemaPath:"Coordinates/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate76.errors = [{instancePath:instancePath+"/node_positions/" + i0,schemaPath:"Coordinates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/vehicle_num",schemaPath:"#/properties/vehicle_num/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate76.errors = [{instancePath:instancePath+"/vehicle_num",schemaPath:"#/properties/vehicle_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate76.errors = [{instancePath:instancePath+"/vehicle_num",schemaPath:"#/properties/vehicle_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate76.errors = [{instancePath:instancePath+"/distance_matrix/" + i2+"/" + i3,schemaPath:"#/properties/distance_matrix/items/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate76.errors = [{instancePath:instancePath+"/distance_matrix/" + i2+"/" + i3,schemaPath:"#/properties/distance_matrix/items/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/distance_matrix/" + i2+"/" + i3,schemaPath:"#/properties/distance_matrix/items/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate76.errors = [{instancePath:instancePath+"/distance_matrix/" + i2,schemaPath:"#/properties/distance_matrix/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/distance_matrix",schemaPath:"#/properties/distance_matrix/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/start_nodes/" + i4,schemaPath:"NodeIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483646 || isNaN(data11)){
validate76.errors = [{instancePath:instancePath+"/start_nodes/" + i4,schemaPath:"NodeIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate76.errors = [{instancePath:instancePath+"/start_nodes/" + i4,schemaPath:"NodeIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate76.errors = [{instancePath:instancePath+"/start_nodes",schemaPath:"#/properties/start_nodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/end_nodes/" + i5,schemaPath:"NodeIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2147483646 || isNaN(data13)){
validate76.errors = [{instancePath:instancePath+"/end_nodes/" + i5,schemaPath:"NodeIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate76.errors = [{instancePath:instancePath+"/end_nodes/" + i5,schemaPath:"NodeIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate76.errors = [{instancePath:instancePath+"/end_nodes",schemaPath:"#/properties/end_nodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/node_demands/" + i6,schemaPath:"#/properties/node_demands/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate76.errors = [{instancePath:instancePath+"/node_demands/" + i6,schemaPath:"#/properties/node_demands/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/node_demands/" + i6,schemaPath:"#/properties/node_demands/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate76.errors = [{instancePath:instancePath+"/node_demands",schemaPath:"#/properties/node_demands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/vehicles_capacity/" + i7,schemaPath:"#/properties/vehicles_capacity/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate76.errors = [{instancePath:instancePath+"/vehicles_capacity/" + i7,schemaPath:"#/properties/vehicles_capacity/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/vehicles_capacity/" + i7,schemaPath:"#/properties/vehicles_capacity/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate76.errors = [{instancePath:instancePath+"/vehicles_capacity",schemaPath:"#/properties/vehicles_capacity/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/vehicle_fixed_costs",schemaPath:"#/properties/vehicle_fixed_costs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/vehicle_fixed_costs/" + i8,schemaPath:"#/properties/vehicle_fixed_costs/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate76.errors = [{instancePath:instancePath+"/vehicle_fixed_costs/" + i8,schemaPath:"#/properties/vehicle_fixed_costs/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/vehicle_fixed_costs/" + i8,schemaPath:"#/properties/vehicle_fixed_costs/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate76.errors = [{instancePath:instancePath+"/vehicle_unit_distance_costs",schemaPath:"#/properties/vehicle_unit_distance_costs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/vehicle_unit_distance_costs/" + i9,schemaPath:"#/properties/vehicle_unit_distance_costs/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate76.errors = [{instancePath:instancePath+"/vehicle_unit_distance_costs/" + i9,schemaPath:"#/properties/vehicle_unit_distance_costs/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/vehicle_unit_distance_costs/" + i9,schemaPath:"#/properties/vehicle_unit_distance_costs/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate76.errors = [{instancePath:instancePath+"/node_time_windows",schemaPath:"#/properties/node_time_windows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/node_time_windows/" + i10,schemaPath:"TimeWindow/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data23.length < 2){
validate76.errors = [{instancePath:instancePath+"/node_time_windows/" + i10,schemaPath:"TimeWindow/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate76.errors = [{instancePath:instancePath+"/node_time_windows/" + i10+"/" + i11,schemaPath:"TimeWindow/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data24 < -1000000000000 || isNaN(data24)){
validate76.errors = [{instancePath:instancePath+"/node_time_windows/" + i10+"/" + i11,schemaPath:"TimeWindow/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/node_time_windows/" + i10+"/" + i11,schemaPath:"TimeWindow/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate76.errors = [{instancePath:instancePath+"/node_time_windows/" + i10,schemaPath:"TimeWindow/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/node_service_time",schemaPath:"#/properties/node_service_time/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/node_service_time/" + i12,schemaPath:"#/properties/node_service_time/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data26 < 0 || isNaN(data26)){
validate76.errors = [{instancePath:instancePath+"/node_service_time/" + i12,schemaPath:"#/properties/node_service_time/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/node_service_time/" + i12,schemaPath:"#/properties/node_service_time/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate76.errors = [{instancePath:instancePath+"/vehicle_speeds",schemaPath:"#/properties/vehicle_speeds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/vehicle_speeds/" + i13,schemaPath:"#/properties/vehicle_speeds/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data28 <= 0 || isNaN(data28)){
validate76.errors = [{instancePath:instancePath+"/vehicle_speeds/" + i13,schemaPath:"#/properties/vehicle_speeds/items/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/vehicle_speeds/" + i13,schemaPath:"#/properties/vehicle_speeds/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate76.errors = [{instancePath:instancePath+"/max_working_hours",schemaPath:"#/properties/max_working_hours/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs72){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 1000000000000 || isNaN(data29)){
validate76.errors = [{instancePath:instancePath+"/max_working_hours",schemaPath:"#/properties/max_working_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data29 <= 0 || isNaN(data29)){
validate76.errors = [{instancePath:instancePath+"/max_working_hours",schemaPath:"#/properties/max_working_hours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
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
validate76.errors = [{instancePath:instancePath+"/base_start_time",schemaPath:"#/properties/base_start_time/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs75){
if(Array.isArray(data30)){
if(data30.length > 3){
validate76.errors = [{instancePath:instancePath+"/base_start_time",schemaPath:"#/properties/base_start_time/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
var valid20 = true;
const len14 = data30.length;
for(let i14=0; i14<len14; i14++){
let data31 = data30[i14];
const _errs78 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate76.errors = [{instancePath:instancePath+"/base_start_time/" + i14,schemaPath:"#/properties/base_start_time/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs78){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 59 || isNaN(data31)){
validate76.errors = [{instancePath:instancePath+"/base_start_time/" + i14,schemaPath:"#/properties/base_start_time/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59},message:"must be <= 59"}];
return false;
}
else {
if(data31 < 0 || isNaN(data31)){
validate76.errors = [{instancePath:instancePath+"/base_start_time/" + i14,schemaPath:"#/properties/base_start_time/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate76.errors = [{instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs80){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
validate76.errors = [{instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate76.errors = [{instancePath:instancePath+"/late_penalty_per_min",schemaPath:"#/properties/late_penalty_per_min/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs83){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 1000000000000 || isNaN(data33)){
validate76.errors = [{instancePath:instancePath+"/late_penalty_per_min",schemaPath:"#/properties/late_penalty_per_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data33 < 0 || isNaN(data33)){
validate76.errors = [{instancePath:instancePath+"/late_penalty_per_min",schemaPath:"#/properties/late_penalty_per_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate76.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs86){
if(typeof data34 === "string"){
if(func2(data34) > 2048){
validate76.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern21.test(data34)){
validate76.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
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
validate76.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs89){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 4294967295 || isNaN(data35)){
validate76.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"}];
return false;
}
else {
if(data35 < 0 || isNaN(data35)){
validate76.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate76.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs92){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 1000000000 || isNaN(data36)){
validate76.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data36 < 1 || isNaN(data36)){
validate76.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate76.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs95){
if(typeof data37 === "string"){
if(func2(data37) > 64){
validate76.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern13.test(data37)){
validate76.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""}];
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RoutesToCheck" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.request === undefined) && (missing0 = "request")) || ((data.routes === undefined) && (missing0 = "routes"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.request !== undefined){
const _errs1 = errors;
if(!(validate76(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routes !== undefined){
let data1 = data.routes;
const _errs2 = errors;
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
let data2 = data1[key0];
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate75.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483646 || isNaN(data3)){
validate75.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483646},message:"must be <= 2147483646"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate75.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"NodeIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/routes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/routes/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate75.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

exports.validateRoutesVerdict = validate72;

exports.validateRunningEnvelope = validate59;

exports.validateRunningResult = validate60;

exports.validateSearchProgress = validate78;

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SearchProgress" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.strategy === undefined) && (missing0 = "strategy")) || ((data.elapsed_seconds === undefined) && (missing0 = "elapsed_seconds"))) || ((data.incumbents === undefined) && (missing0 = "incumbents"))) || ((data.best_cost === undefined) && (missing0 = "best_cost"))) || ((data.best_found_seconds === undefined) && (missing0 = "best_found_seconds"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.strategy !== undefined){
let data0 = data.strategy;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate78.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate78.errors = [{instancePath:instancePath+"/elapsed_seconds",schemaPath:"#/properties/elapsed_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/elapsed_seconds",schemaPath:"#/properties/elapsed_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate78.errors = [{instancePath:instancePath+"/incumbents",schemaPath:"#/properties/incumbents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate78.errors = [{instancePath:instancePath+"/incumbents",schemaPath:"#/properties/incumbents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate78.errors = [{instancePath:instancePath+"/best_cost",schemaPath:"#/properties/best_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < -1000000000000000000 || isNaN(data3)){
validate78.errors = [{instancePath:instancePath+"/best_cost",schemaPath:"#/properties/best_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000000000},message:"must be >= -1000000000000000000"}];
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
validate78.errors = [{instancePath:instancePath+"/best_found_seconds",schemaPath:"#/properties/best_found_seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate78.errors = [{instancePath:instancePath+"/best_found_seconds",schemaPath:"#/properties/best_found_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
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
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

exports.validateSearchSummary = validate79;

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SearchSummary" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.ended === undefined) && (missing0 = "ended")) || ((data.iterations === undefined) && (missing0 = "iterations"))) || ((data.threads === undefined) && (missing0 = "threads"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ended !== undefined){
let data0 = data.ended;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 40){
validate79.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate79.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate79.errors = [{instancePath:instancePath+"/threads",schemaPath:"#/properties/threads/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate79.errors = [{instancePath:instancePath+"/threads",schemaPath:"#/properties/threads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate79.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) > 60){
validate79.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

exports.validateSolutionDetails = validate41;

exports.validateSolveAccepted = validate12;

exports.validateSolveEventStream = validate80;
const schema133 = {"$id":"SolveEventStream","type":"string","maxLength":1000000000};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolveEventStream" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 1000000000){
validate80.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000000000},message:"must NOT have more than 1000000000 characters"}];
return false;
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

exports.validateSolveRequest = validate76;

exports.validateSolvedEnvelope = validate38;

exports.validateSolvedResult = validate39;

exports.validateSolvedState = validate81;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolvedState" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data === "solved")){
validate81.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}

exports.validateSolvingEvent = validate82;
const schema135 = {"$id":"SolvingEvent","type":"object","required":["state","accepted_at","started_at","finished_at","expires_at","status","phase"],"properties":{"state":{"$ref":"TaskPhase"},"accepted_at":{"$ref":"AcceptedAt"},"started_at":{"$ref":"StartedAt"},"finished_at":{"$ref":"FinishedAt"},"expires_at":{"$ref":"ExpiresAt"},"status":{"$ref":"ProgressStatus"},"phase":{"$ref":"TaskPhase"}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolvingEvent" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.state === undefined) && (missing0 = "state")) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.phase === undefined) && (missing0 = "phase"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate82.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskPhase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "queued") || (data0 === "solving"))){
validate82.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskPhase/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted_at !== undefined){
let data1 = data.accepted_at;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 32){
validate82.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data2 = data.started_at;
const _errs7 = errors;
const _errs8 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate82.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) > 32){
validate82.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.finished_at !== undefined){
let data3 = data.finished_at;
const _errs11 = errors;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate82.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs12){
if(typeof data3 === "string"){
if(func2(data3) > 32){
validate82.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.expires_at !== undefined){
let data4 = data.expires_at;
const _errs15 = errors;
const _errs16 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate82.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs16){
if(typeof data4 === "string"){
if(func2(data4) > 32){
validate82.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.status !== undefined){
let data5 = data.status;
const _errs19 = errors;
if(typeof data5 !== "string"){
validate82.errors = [{instancePath:instancePath+"/status",schemaPath:"ProgressStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data5 === "processing")){
validate82.errors = [{instancePath:instancePath+"/status",schemaPath:"ProgressStatus/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data6 = data.phase;
const _errs22 = errors;
if(typeof data6 !== "string"){
validate82.errors = [{instancePath:instancePath+"/phase",schemaPath:"TaskPhase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "queued") || (data6 === "solving"))){
validate82.errors = [{instancePath:instancePath+"/phase",schemaPath:"TaskPhase/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
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
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

exports.validateStartedAt = validate83;

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StartedAt" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 32){
validate83.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
validate83.errors = vErrors;
return errors === 0;
}

exports.validateStopDetails = validate43;

exports.validateTaskPage = validate84;
const schema144 = {"$id":"TaskPage","type":"object","required":["tasks","next_cursor"],"properties":{"tasks":{"type":"array","maxItems":100,"items":{"$ref":"TaskSummary"}},"next_cursor":{"type":"string","nullable":true,"maxLength":128}}};
const schema145 = {"$id":"TaskSummary","type":"object","required":["request_id","name","state","code","accepted_at","started_at","finished_at","expires_at","nodes","vehicles","strategy","total_cost"],"properties":{"request_id":{"$ref":"RequestId"},"name":{"type":"string","nullable":true,"maxLength":512},"state":{"$ref":"TaskStateName"},"code":{"type":"string","nullable":true,"maxLength":64},"accepted_at":{"$ref":"AcceptedAt"},"started_at":{"$ref":"StartedAt"},"finished_at":{"$ref":"FinishedAt"},"expires_at":{"$ref":"ExpiresAt"},"nodes":{"type":"integer","minimum":0,"maximum":2147483647},"vehicles":{"type":"integer","minimum":0,"maximum":2147483647},"strategy":{"type":"string","maxLength":64},"total_cost":{"type":"number","nullable":true,"minimum":0}}};
const schema147 = {"$id":"TaskStateName","type":"string","pattern":"^(queued|solving|solved|failed)$","maxLength":16};
const pattern24 = new RegExp("^(queued|solving|solved|failed)$", "u");

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TaskSummary" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.nodes === undefined) && (missing0 = "nodes"))) || ((data.vehicles === undefined) && (missing0 = "vehicles"))) || ((data.strategy === undefined) && (missing0 = "strategy"))) || ((data.total_cost === undefined) && (missing0 = "total_cost"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate85.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 22){
validate85.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
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
validate85.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 512){
validate85.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
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
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) > 16){
validate85.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskStateName/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(!pattern24.test(data2)){
validate85.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskStateName/pattern",keyword:"pattern",params:{pattern: "^(queued|solving|solved|failed)$"},message:"must match pattern \""+"^(queued|solving|solved|failed)$"+"\""}];
return false;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/state",schemaPath:"TaskStateName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate85.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate85.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
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
if(data.accepted_at !== undefined){
let data4 = data.accepted_at;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func2(data4) > 32){
validate85.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"AcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs16 = errors;
const _errs17 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate85.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs17){
if(typeof data5 === "string"){
if(func2(data5) > 32){
validate85.errors = [{instancePath:instancePath+"/started_at",schemaPath:"StartedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished_at !== undefined){
let data6 = data.finished_at;
const _errs20 = errors;
const _errs21 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate85.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs21){
if(typeof data6 === "string"){
if(func2(data6) > 32){
validate85.errors = [{instancePath:instancePath+"/finished_at",schemaPath:"FinishedAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data7 = data.expires_at;
const _errs24 = errors;
const _errs25 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate85.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
if(typeof data7 === "string"){
if(func2(data7) > 32){
validate85.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"ExpiresAt/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
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
if(data.nodes !== undefined){
let data8 = data.nodes;
const _errs28 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate85.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
validate85.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate85.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicles !== undefined){
let data9 = data.vehicles;
const _errs30 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate85.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
validate85.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate85.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strategy !== undefined){
let data10 = data.strategy;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data10 === "string"){
if(func2(data10) > 64){
validate85.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_cost !== undefined){
let data11 = data.total_cost;
const _errs34 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate85.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs34){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate85.errors = [{instancePath:instancePath+"/total_cost",schemaPath:"#/properties/total_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs34 === errors;
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
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TaskPage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tasks === undefined) && (missing0 = "tasks")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate84.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate85(data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
validate84.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate84.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 128){
validate84.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
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
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

exports.validateTaskPageEnvelope = validate87;
const schema152 = {"$id":"TaskPageEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"TaskPage"}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TaskPageEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate87.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate87.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema152.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
validate87.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate87.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate87.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate87.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate87.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate87.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
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
if(!(validate84(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

exports.validateTaskPhase = validate89;

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TaskPhase" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "queued") || (data === "solving"))){
validate89.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate89.errors = vErrors;
return errors === 0;
}

exports.validateTaskStateName = validate90;

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TaskStateName" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 16){
validate90.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(!pattern24.test(data)){
validate90.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(queued|solving|solved|failed)$"},message:"must match pattern \""+"^(queued|solving|solved|failed)$"+"\""}];
return false;
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

exports.validateTaskSummary = validate85;

exports.validateThrottledEnvelope = validate91;
const schema156 = {"$id":"ThrottledEnvelope","type":"object","required":["success","request_id","error","code","retry_after_seconds"],"properties":{"success":{"type":"boolean","enum":[false]},"request_id":{"$ref":"RequestId"},"error":{"$ref":"ErrorText"},"code":{"$ref":"ErrorCode"},"documentation_url":{"$ref":"DocumentationUrl"},"retry_after_seconds":{"$ref":"RetryAfterSeconds"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThrottledEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.retry_after_seconds === undefined) && (missing0 = "retry_after_seconds"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate91.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate91.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema156.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
validate91.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate91.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate91.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate91.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate91.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2678400 || isNaN(data5)){
validate91.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2678400},message:"must be <= 2678400"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate91.errors = [{instancePath:instancePath+"/retry_after_seconds",schemaPath:"RetryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

exports.validateTimeWindow = validate92;

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TimeWindow" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate92.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate92.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate92.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data0 < -1000000000000 || isNaN(data0)){
validate92.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"}];
return false;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

exports.validateUsageEnvelope = validate93;
const schema163 = {"$id":"UsageEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"AccountUsage"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UsageEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate93.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate93.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema163.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
validate93.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate93.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate93.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate93.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate93.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate93.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
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
if(!(validate17(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}

exports.validateValidRequest = validate95;
const schema165 = {"$id":"ValidRequest","type":"object","required":["status","nodes","vehicles","customers","strategy","seed","time_limit_seconds"],"properties":{"status":{"$ref":"ValidStatus"},"nodes":{"type":"integer","minimum":1},"vehicles":{"type":"integer","minimum":1},"customers":{"type":"integer","minimum":0},"strategy":{"type":"string","maxLength":64},"seed":{"type":"integer","minimum":0},"time_limit_seconds":{"type":"integer","minimum":1},"warnings":{"$ref":"Warnings"}}};
const schema166 = {"$id":"ValidStatus","type":"string","enum":["valid"]};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ValidRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.status === undefined) && (missing0 = "status")) || ((data.nodes === undefined) && (missing0 = "nodes"))) || ((data.vehicles === undefined) && (missing0 = "vehicles"))) || ((data.customers === undefined) && (missing0 = "customers"))) || ((data.strategy === undefined) && (missing0 = "strategy"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.time_limit_seconds === undefined) && (missing0 = "time_limit_seconds"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate95.errors = [{instancePath:instancePath+"/status",schemaPath:"ValidStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "valid")){
validate95.errors = [{instancePath:instancePath+"/status",schemaPath:"ValidStatus/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodes !== undefined){
let data1 = data.nodes;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate95.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate95.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.vehicles !== undefined){
let data2 = data.vehicles;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate95.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate95.errors = [{instancePath:instancePath+"/vehicles",schemaPath:"#/properties/vehicles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.customers !== undefined){
let data3 = data.customers;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate95.errors = [{instancePath:instancePath+"/customers",schemaPath:"#/properties/customers/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate95.errors = [{instancePath:instancePath+"/customers",schemaPath:"#/properties/customers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strategy !== undefined){
let data4 = data.strategy;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func2(data4) > 64){
validate95.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data5 = data.seed;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate95.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate95.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.time_limit_seconds !== undefined){
let data6 = data.time_limit_seconds;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate95.errors = [{instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate95.errors = [{instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.warnings !== undefined){
const _errs16 = errors;
if(!(validate13(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}

exports.validateValidStatus = validate97;

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ValidStatus" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data === "valid")){
validate97.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate97.errors = vErrors;
return errors === 0;
}

exports.validateValidationEnvelope = validate98;
const schema168 = {"$id":"ValidationEnvelope","type":"object","required":["success","request_id","error","result"],"properties":{"success":{"type":"boolean","enum":[true]},"request_id":{"$ref":"RequestId"},"error":{"type":"string","nullable":true,"maxLength":4000,"not":{"type":"string"}},"result":{"$ref":"ValidRequest"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ValidationEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.result === undefined) && (missing0 = "result"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate98.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === true)){
validate98.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema168.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
validate98.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate98.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate98.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate98.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate98.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate98.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
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
if(!(validate95(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

exports.validateValidationErrorEnvelope = validate100;
const schema170 = {"$id":"ValidationErrorEnvelope","type":"object","required":["success","request_id","error","code","detail"],"properties":{"success":{"type":"boolean","enum":[false]},"request_id":{"$ref":"RequestId"},"error":{"$ref":"ErrorText"},"code":{"$ref":"ErrorCode"},"documentation_url":{"$ref":"DocumentationUrl"},"detail":{"$ref":"Findings"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ValidationErrorEnvelope" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.success === undefined) && (missing0 = "success")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate100.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data0 === false)){
validate100.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema170.properties.success.enum},message:"must be equal to one of the allowed values"}];
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
validate100.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 22){
validate100.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate100.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/request_id",schemaPath:"RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate100.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate100.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/error",schemaPath:"ErrorText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate100.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/documentation_url",schemaPath:"DocumentationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate29(data.detail, {instancePath:instancePath+"/detail",parentData:data,parentDataProperty:"detail",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}

exports.validateValidationFinding = validate102;

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ValidationFinding" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.loc === undefined) && (missing0 = "loc")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.type === undefined) && (missing0 = "type"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.loc !== undefined){
let data0 = data.loc;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 8){
validate102.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data0.length < 1){
validate102.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate102.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate102.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate102.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate102.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate102.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern1.test(data3)){
validate102.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

exports.validateVehicleDetails = validate42;

exports.validateViolationKind = validate103;

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ViolationKind" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data === "malformed_route") || (data === "unknown_vehicle")) || (data === "wrong_depot")) || (data === "unknown_node")) || (data === "empty_route")) || (data === "depot_inside_route")) || (data === "duplicate_customer")) || (data === "missing_customer")) || (data === "capacity")) || (data === "time_window")) || (data === "working_hours")) || (data === "not_finite_cost"))){
validate103.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema118.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate103.errors = vErrors;
return errors === 0;
}

exports.validateWarnings = validate13;
